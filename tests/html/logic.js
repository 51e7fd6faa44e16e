'use strict';
// What the script of a report computes, without a page. Run by tests/html_report.rs, where there is node.
const assert = require('node:assert');
const { search, pages, step, creations, layout, lines, nameOf, PAGE, SIZE } = require(process.argv[2]);

const data = {
  files: [{ name: 'src/A.java', short: 'A.java', shown: true }],
  subjects: ['no race on', 'no deadlock:'],
  reasons: [{ word: 'finish', text: 'a finish waits', tone: 'good' }, { word: 'open', text: 'not decided', tone: 'open' }],
  groups: [],
};
for (let i = 0; i < 10000; i += 1) {
  data.groups.push({ subject: 0, what: 'A.f' + i, spots: [[0, i + 1, 'write'], [0, 7, 'read']], reason: i % 10 === 0 ? 1 : 0, count: i });
}
data.groups.push({ subject: 1, what: 'every wait ends', spots: [], reason: 0, count: 1 });

// Search: all words, in any order and case, in any part; a reason restricts.
assert.equal(search(data, '', '').length, 10001);
assert.equal(pages(search(data, '', '')), Math.ceil(10001 / PAGE));
assert.deepEqual(search(data, 'READ a.java:1235 f1234', '').map((g) => g.what), ['A.f1234']);
assert.equal(search(data, 'a.f12', 'open').length, 11);
assert.deepEqual(search(data, 'deadlock', '').map((g) => g.what), ['every wait ends']);
assert.equal(search(data, 'nowhere', '').length, 0);
assert.equal(pages([]), 1);
const before = Date.now();
search(data, 'finish 99', '');
assert.ok(Date.now() - before < 1000, 'searching takes no second');

// Steps stay within the schedule; other keys are left alone.
assert.deepEqual(['ArrowRight', 'n', 'ArrowLeft', 'p', 'Home', 'End', 'x'].map((k) => step(k, 1, 3)), [2, 2, 0, 0, 0, 2, null]);
assert.deepEqual([step('n', 2, 3), step('p', 0, 3)], [2, 0]);

// Equal tasks of one finish are one group, with the numbers that their names have.
const spawn = (shape, count, maybe = false) => ({ spawn: { shape, count, maybe } });
const finish = (...items) => ({ finish: { at: [0, 5], items } });
const made = creations([spawn(0, 2), finish(spawn(0, 1), spawn(1, 1), spawn(0, 2), spawn(1, 1), spawn(1, 1, true)), spawn(1, 1)]);
assert.deepEqual(made.groups.map((g) => nameOf('main', g)), ['main.(1–2)', 'main.(3, 5–6)', 'main.(4, 7)', 'main.8', 'main.9']);
assert.equal(nameOf('main.1', { count: 4, ranges: [[1, 1], [3, 3], [5, 5], [7, 7]] }), 'main.1.(1, 3, 5, …)');

// What a task does is told by kind and place, however it is mixed.
const act = (kind, line, count) => ({ act: { act: kind, at: [0, line], count, maybe: false } });
assert.deepEqual(lines([act('isolated', 3, 2), act('await', 4, 1), act('isolated', 3, 1)]).map((l) => l.text), ['isolated ×3', 'waits for a value']);
const many = lines(Array.from({ length: 20 }, (_, i) => act('signal', i, 1)));
assert.equal(many.length, SIZE.lines);
assert.equal(many[SIZE.lines - 1].text, '… 15 more');

// Layout: boxes do not overlap, lie in the frames of their finishes, and within the picture.
const leaf = { kind: 'async', at: [0, 9], tasks: 1, items: [act('isolated', 3, 1)] };
const middle = { kind: 'async', at: [0, 8], tasks: 4, items: [finish(spawn(0, 3))] };
const other = { kind: 'future', at: [0, 7], tasks: 3, items: [spawn(0, 2)] };
const root = { kind: 'root task', at: [0, 1], tasks: 17, items: [finish(spawn(1, 2), finish(spawn(2, 1)), spawn(0, 1)), spawn(2, 1, true)] };
const graph = { shapes: [leaf, middle, other, root] };
function apart(plan) {
  plan.boxes.forEach((a, i) => plan.boxes.slice(i + 1).forEach((b) => {
    const over = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    assert.ok(!over, a.name + ' and ' + b.name);
  }));
  for (const part of [...plan.boxes, ...plan.scopes]) {
    assert.ok(part.x >= 0 && part.y >= 0 && part.x + part.width <= plan.width && part.y + part.height <= plan.height);
  }
}
const plan = layout(graph, new Map());
apart(plan);
assert.deepEqual(plan.boxes.map((b) => b.name), ['main', 'main.(1–2)', 'main.(1–2).(1–3)', 'main.3', 'main.3.(1–2)', 'main.4', 'main.5', 'main.5.(1–2)']);
assert.equal(plan.scopes.length, 3);
const within = (box, frame) => frame.x <= box.x && box.x + box.width <= frame.x + frame.width && frame.y <= box.y && box.y + box.height <= frame.y + frame.height;
const [outer, nested, inner] = plan.scopes;
const box = (name) => plan.boxes.find((b) => b.name === name);
assert.ok(within(box('main.(1–2)'), outer) && within(box('main.3.(1–2)'), inner) && within(box('main.(1–2).(1–3)'), nested));
assert.ok(!within(box('main.5'), outer));
assert.ok(box('main.5').maybe && !box('main.4').maybe);

// Closed by hand, and what is too much: the box says what is below it.
const closed = layout(graph, new Map([['0/0', false]]));
apart(closed);
assert.ok(!closed.boxes.some((b) => b.name.startsWith('main.(1–2).')));
assert.equal(closed.boxes[1].lines[0].text, '+ 3 tasks each');
const wide = { shapes: [] };
for (let i = 0; i < 400; i += 1) wide.shapes.push({ ...leaf, at: [0, i] });
wide.shapes.push({ ...root, tasks: 401, items: Array.from({ length: 400 }, (_, i) => spawn(i, 1)) });
assert.equal(layout(wide, new Map()).boxes.length, 1);
assert.equal(layout(wide, new Map()).boxes[0].lines[0].text, '+ 400 tasks');
assert.equal(layout(wide, new Map([['0', true]])).boxes.length, 401);
assert.deepEqual(layout({ shapes: [] }, new Map()).boxes, []);

console.log('logic: all as expected');
