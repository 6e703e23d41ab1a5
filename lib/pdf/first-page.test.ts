import sharp from 'sharp';
import { colors } from '@/tailwind.config';
import { certificationPdf } from './files';
import { firstPagePicture } from './first-page';
import { firstPageSize } from './first-page-size';

/** Drawing a PDF takes some seconds on a busy machine. */
jest.setTimeout(60_000);

test('the picture is page one of the guide: its red line stands at the left, the rest is mostly white', async () => {
  const picture = await firstPagePicture(await certificationPdf('iso9001', 'guide'));
  expect((await sharp(picture).metadata()).format).toBe('webp');
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ ...firstPageSize });
  expect(picture.byteLength).toBeLessThan(7_500);
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const signal = colors.signal.match(/[\dA-F]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  const row = Array.from({ length: 60 }, (_, x) => at(x, 170));
  expect(
    row.some((pixel) => pixel.every((value, index) => Math.abs(value - (signal[index] ?? 0)) < 24)),
  ).toBe(true);
  expect(at(262, 374)).toEqual([255, 255, 255]);
});

test('bytes that are no PDF fail the build', async () => {
  await expect(firstPagePicture(Buffer.from('no PDF'))).rejects.toThrow();
});
