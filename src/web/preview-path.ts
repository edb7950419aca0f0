// The pages that show what is not on sale, or not shown, yet: they may stand in a frame of the shop's own desk, are
// kept nowhere and found by nobody.
import type { Page } from '#kernel/pages.ts'

export const previewPath: Page = '/goods/preview'
export const shopPreviewPath: Page = '/home/shopPreview'
export const sitePreviewPath: Page = '/page-preview'
const all: readonly string[] = [previewPath, shopPreviewPath, sitePreviewPath]
/** Also of the data of such a page. */
export const isPreview = (path: string): boolean => all.includes(path.replace(/\.data$/, ''))
