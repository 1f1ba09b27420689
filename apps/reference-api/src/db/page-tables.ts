import type { Generated } from 'kysely';

/** A file of a shopper, as it is handed out again. It never changes. */
export interface UploadsTable {
  /** 128 random bits and the ending of its type, as in `x….jpg`: who knows it may see the file. */
  name: string;
  /** Null for a picture of the shop's owner. */
  user_id: number | null;
  /** What it belongs to, in the shopper's words: product, user. */
  model: string;
  content_type: string;
  /** Null where the store for files has it. */
  content: Uint8Array | null;
  /** Its length in the store for files; null where it lies here. */
  stored_bytes: Generated<number | null>;
  created_at: number;
  /** When it was last made part of something; null for a file that nothing shows. */
  used_at: Generated<number | null>;
  /** Whether everybody is shown it: as an avatar, in a review, or as a picture of the shop. */
  is_shown: Generated<boolean>;
}

/** HTML or CSS of a page that a shop's owner designed. It never changes: another text is another file. */
export interface PageFilesTable {
  /** Digest of its content and the ending of its type, as in `3f….html`. */
  name: string;
  content: string;
  created_at: number;
}

/** A published page of a shop: one of each type, and of LANDING and CUSTOM one for each slug. */
export interface StorePagesTable {
  id: Generated<number>;
  store_id: number;
  type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  /** Empty unless the type has slugs. */
  slug: string;
  name: string;
  /** Files of the page. */
  html_en: string;
  html_fr: string;
  css: string | null;
  created_at: number;
  updated_at: number;
}

/** What a shop streams now; a shop that does not has no row. */
export interface StreamingChannelsTable {
  store_id: number;
  /** https address of the player. */
  address: string;
  title: string;
  started_at: number;
}

/** What is to be deleted in the store for files: nothing stands for it, or will not after a moment. */
export interface StoredObjectsToDeleteTable {
  id: Generated<number>;
  key: string;
  due_at: number;
}

export interface PageTables {
  uploads: UploadsTable;
  stored_objects_to_delete: StoredObjectsToDeleteTable;
  page_files: PageFilesTable;
  store_pages: StorePagesTable;
  streaming_channels: StreamingChannelsTable;
}
