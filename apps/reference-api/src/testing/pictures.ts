import sharp from 'sharp';

/** A small picture, to be encoded. */
export const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: '#86a' } });

export const goodPng = await drawing.clone().png().toBuffer();
export const goodJpeg = await drawing.clone().jpeg().toBuffer();
