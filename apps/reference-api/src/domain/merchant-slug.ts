import { createHash } from 'node:crypto';
import { searchable } from '../db/search-text.ts';

/**
 * What a merchant is called in addresses, as in `atelier-martin`. Names that read alike share it, so no two merchants of a
 * shop do. A name without any letter from a to z is told by its digest.
 */
export function merchantSlug(name: string): string {
  const words = searchable(name).match(/[a-z0-9]+/g);
  return words?.join('-') ?? createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 16);
}
