'use strict';
// What moves in a report: the graph, the table of obligations, the schedules. The first part computes and knows no page, so
// that it can be tested anywhere; the second part draws. All texts of the program become text nodes, never markup.

const PAGE = 100;
const PRINTED = 1000;
const BOXES = 300;
const SIZE = { width: 210, gap: 48, line: 17, pad: 8, between: 12, lines: 6, label: 20 };

function words(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function place(data, spot) {
  return data.files[spot[0]].short + ':' + spot[1];
}

// All that a group can be found by.
function haystack(data, group) {
  const spots = group.spots.map((s) => s[2] + ' ' + place(data, s));
  return [data.subjects[group.subject], group.what, ...spots, data.reasons[group.reason].word, data.reasons[group.reason].text]
    .join(' ')
    .toLowerCase();
}

// The groups that have all words of the query, and the reason if one is chosen.
function search(data, query, reason) {
  const wanted = words(query);
  return data.groups.filter((group) => {
    if (reason !== '' && data.reasons[group.reason].word !== reason) return false;
    if (wanted.length === 0) return true;
    if (group.text === undefined) group.text = haystack(data, group);
    return wanted.every((word) => group.text.includes(word));
  });
}

function pages(groups) {
  return Math.max(1, Math.ceil(groups.length / PAGE));
}

// The step that a key leads to; null if it is none for this.
function step(key, at, count) {
  const clamp = (n) => Math.min(count - 1, Math.max(0, n));
  switch (key) {
    case 'ArrowRight': case 'n': return clamp(at + 1);
    case 'ArrowLeft': case 'p': return clamp(at - 1);
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return null;
  }
}

// What a task creates: groups of equal tasks, and finishes with such groups in them. Equal tasks of one finish are one group,
// wherever they are created; a group has the numbers of its tasks among all that their parent creates.
function creations(items) {
  const groups = [];
  let next = 1;
  const walk = (list) => {
    const nodes = [];
    const here = new Map();
    for (const item of list) {
      if (item.spawn) {
        const { shape, count, maybe } = item.spawn;
        const range = [next, next + count - 1];
        next += count;
        const key = shape + (maybe ? '?' : '');
        const known = here.get(key);
        if (known) {
          known.count += count;
          const last = known.ranges[known.ranges.length - 1];
          if (last[1] + 1 === range[0]) last[1] = range[1]; else known.ranges.push(range);
        } else {
          const group = { shape, count, maybe, ranges: [range] };
          here.set(key, group);
          groups.push(group);
          nodes.push({ group, index: groups.length - 1 });
        }
      } else if (item.finish) nodes.push({ finish: item.finish.at, nodes: walk(item.finish.items) });
    }
    return nodes;
  };
  return { nodes: walk(items), groups };
}

// `main.2`, `main.(1–3)`, `main.(1, 3, 5, …)`.
function nameOf(parent, group) {
  const parts = group.ranges.slice(0, 3).map(([a, b]) => (a === b ? String(a) : a + '–' + b));
  if (group.ranges.length > 3) parts.push('…');
  return parent + '.' + (group.count === 1 ? parts[0] : '(' + parts.join(', ') + ')');
}

// Which boxes show what they create, by path: level by level, as long as there are not too many boxes. `chosen` has those that
// somebody has opened or closed.
function opened(graph, chosen, limit) {
  const open = new Set();
  let boxes = 1;
  let level = [{ shape: graph.shapes.length - 1, path: '0' }];
  while (level.length > 0) {
    const next = [];
    for (const { shape, path } of level) {
      const children = creations(graph.shapes[shape].items).groups;
      if (children.length === 0) continue;
      const choice = chosen.get(path);
      if (choice === false || (choice === undefined && boxes + children.length > limit)) continue;
      open.add(path);
      boxes += children.length;
      children.forEach((c, i) => next.push({ shape: c.shape, path: path + '/' + i }));
    }
    level = next;
  }
  return open;
}

const ACTS = {
  isolated: 'isolated', monitor: 'synchronized', atomic: 'atomic operation', reads: 'region R', writes: 'region W',
  signal: 'signal', phase: 'phase', await: 'waits for a value', put: 'puts a value', stuck: 'waits for ever', cut: 'cut here',
};

function times(count) {
  return count > 1 ? ' ×' + count : '';
}

// The lines of a box below its name: what the task does besides creating tasks.
function lines(items) {
  const all = [];
  const seen = new Map();
  let left = 0;
  const walk = (list) => {
    for (const item of list) {
      if (item.act) {
        const { act, at, count, maybe } = item.act;
        const key = [act, at, maybe].join();
        const line = seen.get(key) || { act, at, maybe, count: 0 };
        if (line.count === 0) { seen.set(key, line); all.push(line); }
        line.count += count;
      }
      else if (item.finish) walk(item.finish.items);
      else if (item.more) left += item.more.count;
    }
  };
  walk(items);
  for (const line of all) line.text = ACTS[line.act] + times(line.count) + (line.maybe ? ' ?' : '');
  if (left > 0) all.push({ text: '… ' + left + ' more', at: null });
  if (all.length <= SIZE.lines) return all;
  return [...all.slice(0, SIZE.lines - 1), { text: '… ' + (all.length - SIZE.lines + 1) + ' more', at: null }];
}

// Places of all boxes, scopes and edges. A task stands to the left of those that it creates, which stand one below the other;
// a finish is a frame around those that it waits for.
function layout(graph, chosen, limit) {
  const out = { boxes: [], scopes: [], edges: [], width: 0, height: 0 };
  if (graph.shapes.length === 0) return out;
  const open = opened(graph, chosen, limit === undefined ? BOXES : limit);
  const draw = (shape, name, count, maybe, path, x, y) => {
    const it = graph.shapes[shape];
    const { nodes, groups } = creations(it.items);
    const isOpen = open.has(path);
    const inside = it.tasks - 1;
    const text = lines(it.items);
    if (inside > 0 && !isOpen) text.push({ text: '+ ' + inside + (inside === 1 ? ' task' : ' tasks') + (count > 1 ? ' each' : ''), at: null });
    const height = SIZE.pad * 2 + SIZE.line * (2 + text.length);
    const box = { x, y, width: SIZE.width, height, name, kind: it.kind, count, maybe, at: it.at, lines: text, path, folds: groups.length > 0, open: isOpen };
    out.boxes.push(box);
    let right = x + SIZE.width;
    let bottom = y + height;
    if (isOpen) {
      const below = (list, left, top) => {
        let at = top;
        let far = left;
        for (const node of list) {
          if (node.group) {
            const { shape: inner, count: n, maybe: doubtful } = node.group;
            const size = draw(inner, nameOf(name, node.group), n, doubtful, path + '/' + node.index, left, at);
            out.edges.push({ from: [x + SIZE.width, y + SIZE.pad + SIZE.line], to: [left, at + SIZE.pad + SIZE.line] });
            far = Math.max(far, size.right);
            at = size.bottom + SIZE.between;
          } else {
            const frame = { x: left - SIZE.pad, y: at, width: 0, height: 0, at: node.finish };
            out.scopes.push(frame);
            const size = below(node.nodes, left + SIZE.pad, at + SIZE.label);
            frame.width = size.right + 2 * SIZE.pad - left;
            frame.height = size.bottom - at;
            far = Math.max(far, frame.x + frame.width);
            at += frame.height + SIZE.between;
          }
        }
        return { right: far, bottom: at };
      };
      const size = below(nodes, x + SIZE.width + SIZE.gap, y);
      right = Math.max(right, size.right);
      bottom = Math.max(bottom, size.bottom - SIZE.between);
    }
    return { right, bottom };
  };
  const size = draw(graph.shapes.length - 1, 'main', 1, false, '0', SIZE.pad, SIZE.pad);
  out.width = size.right + 2 * SIZE.pad;
  out.height = size.bottom + 2 * SIZE.pad;
  return out;
}

if (typeof module !== 'undefined') module.exports = { search, pages, step, creations, opened, lines, layout, nameOf, PAGE, SIZE };

// From here on, the page.

function start() {
  const data = JSON.parse(document.getElementById('data').textContent);
  const make = (tag, attributes, ...children) => {
    const e = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) e.setAttribute(name, value);
    e.append(...children);
    return e;
  };
  const link = (spot) => (data.files[spot[0]].shown
    ? make('a', { href: '#s' + spot[0] + '-' + spot[1], class: 'code' }, place(data, spot))
    : make('span', { class: 'code' }, place(data, spot)));
  document.querySelectorAll('[data-script]').forEach((e) => { e.hidden = false; });

  function obligations() {
    const body = document.getElementById('groups');
    if (!body) return;
    const [query, reason, status, back, on] = ['query', 'reason', 'found', 'back', 'on'].map((id) => document.getElementById(id));
    let found = data.groups;
    let page = 0;
    const row = (group) => {
      const places = make('td', { 'data-label': 'where' });
      group.spots.forEach((s, i) => places.append(i > 0 ? ' — ' : '', s[2] + ' ', link(s)));
      if (group.spots.length === 0) places.append('the whole program');
      const how = data.reasons[group.reason];
      return make('tr', {},
        make('td', {}, make('span', { class: 'soft' }, data.subjects[group.subject] + ' '), make('span', { class: 'code' }, group.what)),
        places,
        make('td', {}, make('b', { class: how.tone }, how.word), ' ' + how.text),
        make('td', { class: 'n', 'data-label': 'how many' }, group.count.toLocaleString('en')));
    };
    const show = (from, to) => body.replaceChildren(...found.slice(from, to).map(row));
    const draw = () => {
      show(page * PAGE, (page + 1) * PAGE);
      const total = found.reduce((sum, g) => sum + g.count, 0);
      const number = (n) => n.toLocaleString('en');
      status.textContent = found.length === 0 ? 'nothing found'
        : number(found.length) + ' of ' + number(data.groups.length) + ' groups, ' + number(total) + ' in all; page ' + (page + 1) + ' of ' + pages(found);
      back.disabled = page === 0;
      on.disabled = page + 1 >= pages(found);
    };
    const again = () => { found = search(data, query.value, reason.value); page = 0; draw(); };
    query.addEventListener('input', again);
    reason.addEventListener('change', again);
    back.addEventListener('click', () => { page -= 1; draw(); });
    on.addEventListener('click', () => { page += 1; draw(); });
    window.addEventListener('beforeprint', () => {
      show(0, PRINTED);
      status.textContent = (found.length > PRINTED ? 'the first ' + PRINTED.toLocaleString('en') + ' of ' : '') + found.length.toLocaleString('en') + ' groups';
    });
    window.addEventListener('afterprint', draw);
    document.querySelectorAll('[data-reason]').forEach((e) => e.addEventListener('click', () => {
      reason.value = e.getAttribute('data-reason');
      again();
    }));
    draw();
  }

  function graph() {
    const home = document.getElementById('graph');
    if (!home) return;
    const svg = (tag, attributes, ...children) => {
      const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
      e.append(...children);
      return e;
    };
    const cut = (text, n) => (text.length > n ? text.slice(0, n - 1) + '…' : text);
    const at = (spot, x, y, anchor) => svg('a', { href: '#s' + spot[0] + '-' + spot[1] },
      svg('text', { x, y, 'text-anchor': anchor, class: 'soft' }, 'L' + spot[1]));
    const chosen = new Map();
    const toggle = (box) => { chosen.set(box.path, !box.open); draw(box.path); };
    function draw(focus) {
      const plan = layout(data.graph, chosen);
      const root = svg('svg', { width: plan.width, height: plan.height, viewBox: '0 0 ' + plan.width + ' ' + plan.height, role: 'group', 'aria-label': 'computation graph' });
      for (const s of plan.scopes) {
        root.append(svg('rect', { x: s.x, y: s.y, width: s.width, height: s.height, rx: 6, class: 'scope' }),
          svg('text', { x: s.x + SIZE.pad, y: s.y + 14, class: 'soft' }, 'finish'), at(s.at, s.x + 64, s.y + 14, 'start'));
      }
      for (const { from, to } of plan.edges) {
        const middle = from[0] + SIZE.gap / 3;
        root.append(svg('path', { class: 'edge', d: 'M' + from + ' H' + middle + ' V' + to[1] + ' H' + to[0] }));
      }
      for (const box of plan.boxes) {
        const g = svg('g', { class: (box.count > 1 ? 'fold' : 'task') + (box.maybe ? ' maybe' : '') + (box.folds ? ' click' : ''), 'data-path': box.path });
        if (box.count > 1) g.append(svg('rect', { x: box.x + 4, y: box.y + 4, width: box.width, height: box.height, rx: 5 }));
        g.append(svg('title', {}, box.name), svg('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: 5 }));
        const left = box.x + SIZE.pad;
        const right = box.x + box.width - SIZE.pad;
        let y = box.y + SIZE.pad + 12;
        g.append(svg('text', { x: left, y, 'font-weight': 600 }, cut(box.name, 26)));
        y += SIZE.line;
        const kind = box.kind + (box.count > 1 ? ', ' + box.count + ' equal tasks' : '') + (box.maybe ? ' ?' : '');
        g.append(svg('text', { x: left, y, class: 'soft' }, kind), at(box.at, right, y, 'end'));
        for (const line of box.lines) {
          y += SIZE.line;
          g.append(svg('text', { x: left, y }, line.text));
          if (line.at) g.append(at(line.at, right, y, 'end'));
        }
        if (box.folds) {
          g.setAttribute('tabindex', '0');
          g.setAttribute('role', 'button');
          g.setAttribute('aria-expanded', String(box.open));
          g.setAttribute('aria-label', box.name);
          g.addEventListener('click', (e) => { if (!e.target.closest('a')) toggle(box); });
          g.addEventListener('keydown', (e) => {
            if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); toggle(box); }
          });
        }
        root.append(g);
      }
      home.replaceChildren(root);
      const shown = plan.boxes.reduce((n, b) => n + b.count, 0);
      document.getElementById('graph-note').textContent = plan.boxes.length + ' boxes. '
        + (plan.boxes.some((b) => b.folds && !b.open) ? 'Not all tasks are drawn: those below a box with + are left out until it is opened. ' : '')
        + (shown > plan.boxes.length ? 'Tasks that do the same are one box. ' : '');
      if (focus) {
        const again = home.querySelector('[data-path="' + focus + '"]');
        if (again) again.focus({ preventScroll: true });
      }
    }
    draw();
  }

  function schedules() {
    const all = [...document.querySelectorAll('[data-schedule]')].map((home) => {
      const rows = [...home.querySelectorAll('tbody tr[data-at]')];
      const part = (name) => home.querySelector('[data-part=' + name + ']');
      const [first, back, on, last, bar, status, source] = ['first', 'back', 'on', 'last', 'bar', 'status', 'source'].map(part);
      const scroller = home.querySelector('.steps');
      let at = 0;
      const excerpt = (spot) => {
        const [file, line] = spot.split('-').map(Number);
        const shown = [];
        for (let n = Math.max(1, line - 7); n <= line + 7; n += 1) {
          const original = document.getElementById('s' + file + '-' + n);
          if (!original) continue;
          const copy = original.cloneNode(true);
          copy.removeAttribute('id');
          if (n === line) copy.classList.add('now');
          shown.push(copy);
        }
        source.replaceChildren(make('h4', {}, (data.files[file] ? data.files[file].name : '?') + ':' + line), make('pre', {}, ...shown));
      };
      const go = (n) => {
        at = n;
        rows.forEach((row, i) => {
          row.classList.toggle('now', i === at);
          row.classList.toggle('later', i > at);
          if (i === at) row.setAttribute('aria-current', 'step'); else row.removeAttribute('aria-current');
        });
        const row = rows[at];
        const offset = row.offsetTop - scroller.clientHeight / 2;
        scroller.scrollTop = Math.max(0, offset);
        bar.max = rows.length;
        bar.value = at + 1;
        status.textContent = 'step ' + (at + 1) + ' of ' + rows.length + ': ' + row.getAttribute('data-say');
        first.disabled = back.disabled = at === 0;
        last.disabled = on.disabled = at + 1 === rows.length;
        excerpt(row.getAttribute('data-at'));
      };
      const it = { home, press: (key) => { const n = step(key, at, rows.length); if (n !== null) go(n); return n !== null; } };
      [[first, 'Home'], [back, 'ArrowLeft'], [on, 'ArrowRight'], [last, 'End']].forEach(([button, key]) => button.addEventListener('click', () => it.press(key)));
      rows.forEach((row, i) => row.addEventListener('click', () => go(i)));
      if (rows.length > 0) go(0);
      return it;
    });
    let active = all[0];
    all.forEach((it) => ['pointerdown', 'focusin'].forEach((kind) => it.home.addEventListener(kind, () => { active = it; })));
    document.addEventListener('keydown', (e) => {
      if (!active || e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input,select,textarea,[role=button]')) return;
      // At the top of the page these keys scroll, unless somebody is in a schedule.
      if ((e.key === 'Home' || e.key === 'End') && !active.home.contains(e.target)) return;
      if (active.press(e.key)) e.preventDefault();
    });
  }

  obligations();
  graph();
  schedules();
}

if (typeof document !== 'undefined') start();
