'use strict';
// Put behind the script of a report by a test: does what a reader would do, and leaves what was seen in the page.
window.addEventListener('load', () => {
  const seen = {};
  const note = (name, value) => { seen[name] = value; };
  const $ = (selector) => document.querySelector(selector);
  const text = (selector) => { const e = $(selector); return e ? e.textContent.replace(/\s+/g, ' ').trim() : null; };
  const press = (key, target) => (target || document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = (value) => { $('#query').value = value; $('#query').dispatchEvent(new Event('input')); };
  try {
    if ($('[data-schedule]')) {
      const state = () => [text('[data-part=status]'), text('tr.now td'), text('.excerpt .now i')];
      note('first', state());
      press('ArrowRight');
      press('n');
      note('third', state());
      press('ArrowLeft');
      note('second', state());
      $('[data-part=last]').click();
      note('last', state());
      note('onDisabled', $('[data-part=on]').disabled);
      note('bar', [$('[data-part=bar]').value, $('[data-part=bar]').max]);
      press('p');
      $('[data-part=on]').click();
      note('again', state());
      document.querySelectorAll('.steps tbody tr')[1].click();
      note('clicked', state());
      press('n', $('#query'));
      note('typing', state());
    }
    if ($('#query')) {
      note('all', text('#found'));
      note('rows', document.querySelectorAll('#groups tr').length);
      type(document.body.getAttribute('data-query'));
      note('found', text('#found'));
      note('row', text('#groups tr'));
      type('there is no such thing');
      note('nothing', text('#found'));
      type('');
      const on = $('#on');
      if (!on.disabled) {
        on.click();
        note('page', text('#found'));
      }
      const button = $('[data-reason]');
      button.click();
      note('reason', $('#reason').value === button.getAttribute('data-reason'));
      window.dispatchEvent(new Event('beforeprint'));
      note('printed', document.querySelectorAll('#groups tr').length);
    }
    if ($('#graph')) {
      note('boxes', document.querySelectorAll('#graph g[data-path]').length);
      const box = $('#graph g.click');
      if (box) {
        press('Enter', box);
        note('closed', document.querySelectorAll('#graph g[data-path]').length);
        $('#graph g.click').dispatchEvent(new MouseEvent('click', { bubbles: true }));
        note('opened', document.querySelectorAll('#graph g[data-path]').length);
      }
    }
    const targets = [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href'));
    note('links', targets.length > 0 && targets.every((t) => t.startsWith('#') && document.getElementById(t.slice(1))));
    note('fits', document.documentElement.scrollWidth <= window.innerWidth);
    note('width', window.innerWidth);
  } catch (e) {
    note('error', String(e && e.stack ? e.stack : e));
  }
  document.body.setAttribute('data-seen', JSON.stringify(seen));
});
