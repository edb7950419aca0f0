// The page that shows what is not on sale yet: it may stand in a frame of the shop's own desk, is kept nowhere and
// found by nobody.
import type { Page } from '#kernel/pages.ts'

export const previewPath: Page = '/goods/preview'
