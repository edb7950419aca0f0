// What a feature tells search engines: its open pages.
import type { Db } from './data/db.ts'

/** An address with its last change. */
export interface SitemapEntry {
  path: string
  changedAt?: Date
}
export interface SitemapPart {
  /** pages that always stand */
  paths?: readonly string[]
  /** pages found in the database, few enough for one file */
  find?: (db: Db) => Promise<string[]>
  /** many pages, cut into files of their own: /sitemap-<name>-1.xml and on */
  pieces?: {
    name: string
    count: (db: Db) => Promise<number>
    read: (db: Db, piece: number) => Promise<SitemapEntry[]>
  }
}
