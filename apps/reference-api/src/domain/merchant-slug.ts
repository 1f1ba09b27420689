import { createHash } from 'node:crypto';
import { searchable } from '../db/search-text.ts';

/**
 * A merchant's name in URLs, as in `atelier-martin`. Names that read alike have the same slug, so no two merchants of a shop
 * can have them. A name without any letter from a to z uses its digest.
 */
export function merchantSlug(name: string): string {
  const words = searchable(name).match(/[a-z0-9]+/g);
  return words?.join('-') ?? createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 16);
}
