import { withoutFileHints } from './hints';

test('the data of a page that is pointed at fetch no picture and no sheet; all other rows stay as they are', () => {
  const face = ':HL["/media/a.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n';
  const text = '3:["$","img",null,{"src":"/art/cmmc.svg#svgView(viewBox(0,0,1,1))"}]\n';
  const sheet = ':HL["/chunks/a.css","style"]\n';
  const pictures =
    ':HL["/art/cmmc.svg#svgView(viewBox(0,0,1,1))","image"]\n:HL["/art/level.svg","image",{"fetchPriority":"high"}]\n';
  expect(withoutFileHints(sheet + pictures + face + text)).toBe(face + text);
});
