import sharp from 'sharp';

// One thread for each picture; how many are drawn at once is up to their queues.
sharp.concurrency(1);
// Sources are read once each; libvips need not remember them.
sharp.cache(false);

/** The image library, with the settings of this process. */
export { sharp };
