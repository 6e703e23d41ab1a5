import { removePreloadHints } from './hints';

test('removes the hints for images and style sheets and keeps all other rows', () => {
  const font = ':HL["/media/a.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n';
  const text = '3:["$","img",null,{"src":"/art/cmmc.svg#svgView(viewBox(0,0,1,1))"}]\n';
  const styleSheet = ':HL["/chunks/a.css","style"]\n';
  const images =
    ':HL["/art/cmmc.svg#svgView(viewBox(0,0,1,1))","image"]\n:HL["/art/level.svg","image",{"fetchPriority":"high"}]\n';
  expect(removePreloadHints(styleSheet + images + font + text)).toBe(font + text);
});
