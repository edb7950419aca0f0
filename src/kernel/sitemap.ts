// What a feature tells search engines: its open pages.
import type { Db } from './data/db.ts'
import type { Address, Page } from './pages.ts'

/** An address with its last change. */
export interface SitemapEntry {
  path: Address
  changedAt?: Date
}
export interface SitemapPart {
  /** pages that always stand */
  paths?: readonly Page[]
  /** pages found in the database, few enough for one file */
  find?: (db: Db) => Promise<Address[]>
  /** many pages, cut into files of their own: /sitemap-<name>-1.xml and on */
  pieces?: {
    name: string
    count: (db: Db) => Promise<number>
    read: (db: Db, piece: number) => Promise<SitemapEntry[]>
  }
}
