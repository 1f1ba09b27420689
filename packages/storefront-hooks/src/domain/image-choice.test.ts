import { expect, it } from 'vitest';
import { chooseImages } from './image-choice.ts';

const file = (type: string, size = 1) => ({ type, size });
const png = file('image/png');

it.each([
  ['a PNG', png, undefined],
  ['a JPG', file('image/jpeg'), undefined],
  ['5 MiB', file('image/png', 5_242_880), undefined],
  ['a byte more than 5 MiB', file('image/png', 5_242_881), 'imageTooLarge'],
  ['an empty file', file('image/png', 0), 'imageEmpty'],
  ['a size that is not a number', file('image/png', Number.NaN), 'imageEmpty'],
  ['the media type of old Android galleries', file('image/jpg'), undefined],
  ['the media type of old browsers', file('image/pjpeg'), undefined],
  ['a media type in capitals', file('IMAGE/JPEG'), undefined],
  ['the name of a JPG and no media type', { ...file(''), name: 'IMG_1.JPG' }, undefined],
  ['the name of a PNG and an unknown media type', { ...file('application/octet-stream'), name: 'a.png' }, undefined],
  ['the name of a JPG and another media type', { ...file('image/heic'), name: 'IMG_1.JPG' }, 'imageType'],
  ['another name and no media type', { ...file(''), name: 'a.png.exe' }, 'imageType'],
  ['a GIF', file('image/gif'), 'imageType'],
  ['a drawing', file('image/svg+xml'), 'imageType'],
  ['no media type', file(''), 'imageType'],
])('the issue of a file with %s', (_case, given, issue) => {
  expect(chooseImages([given])).toEqual(
    issue ? { accepted: [], issues: [{ file: given, issue }] } : { accepted: [given], issues: [] },
  );
});

it('at most five images are accepted, including those in the form', () => {
  const files = [1, 2, 3, 4, 5, 6].map((size) => file('image/png', size));
  const from = (start: number, end?: number) => files.slice(start, end);
  const tooMany = (all: typeof files) => all.map((each) => ({ file: each, issue: 'tooManyImages' }));
  expect(chooseImages(files)).toEqual({ accepted: from(0, 5), issues: tooMany(from(5)) });
  expect(chooseImages(files, 3)).toEqual({ accepted: from(0, 2), issues: tooMany(from(2)) });
  expect(chooseImages([png], 5)).toEqual({ accepted: [], issues: tooMany([png]) });
});

it('a rejected file does not count towards the limit', () => {
  const gif = file('image/gif');
  expect(chooseImages([gif, png], 4)).toEqual({ accepted: [png], issues: [{ file: gif, issue: 'imageType' }] });
});
