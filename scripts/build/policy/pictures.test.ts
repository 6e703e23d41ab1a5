import { withoutPictureHints } from './pictures';

test('the data of a page that is pointed at fetch no picture; all other rows stay as they are', () => {
  const style = ':HL["/chunks/a.css","style"]\n';
  const face = ':HL["/media/a.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n';
  const text = '3:["$","img",null,{"src":"/art/cmmc.svg#svgView(viewBox(0,0,1,1))"}]\n';
  const pictures =
    ':HL["/art/cmmc.svg#svgView(viewBox(0,0,1,1))","image"]\n:HL["/art/level.svg","image",{"fetchPriority":"high"}]\n';
  expect(withoutPictureHints(style + pictures + face + text)).toBe(style + face + text);
});
