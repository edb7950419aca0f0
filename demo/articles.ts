// Agreements, help, stories and the page about the shop, by code.
import { HELP } from './articles-help.ts'
import { PRIVACY_POLICY } from './articles-privacy.ts'
import { STORIES } from './articles-stories.ts'
import { TERMS } from './articles-terms.ts'
import { USER_AGREEMENT } from './articles-user-agreement.ts'
import type { DemoArticle } from './types.ts'

export const ARTICLES: DemoArticle[] = [USER_AGREEMENT, PRIVACY_POLICY, ...TERMS, ...HELP, ...STORIES]
