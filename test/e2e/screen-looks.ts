// In which looks a screen is seen. Twelve would be all of them; four are enough to have every language, both
// appearances and both sizes on each screen, when the languages take turns from one screen to the next.
import { languages, type Language } from '#kernel/text/language.ts'
import type { Routed, Screen, Who } from './screen-list.ts'

export interface Look {
  lang: Language
  theme: 'light' | 'dark'
  width: 390 | 1440
}
const papers = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
] as const
export const looks: readonly Look[] = languages.flatMap((lang) => papers.map((paper) => ({ lang, ...paper })))

/** Whether the screen at this place of the list is seen so in a quick run. */
export const isInTurn = (place: number, { lang, theme, width }: Look): boolean => {
  const paper = papers.findIndex((p) => p.theme === theme && p.width === width)
  return languages[(place + paper) % languages.length] === lang
}
/**
 * Whether barriers are looked for then too, which takes as long as all the rest: in two of the four looks, one of each
 * appearance and of each size.
 */
export const isJudged = (place: number, { theme, width }: Pick<Look, 'theme' | 'width'>): boolean =>
  (theme === 'light') === ((width === 390) === (place % 2 === 0))
const all = process.env['SCREENS'] === 'all'
/** What somebody sees in a look, in the order of the list. */
export const screensInTurn = (routed: Routed, who: Who, look: Look): { screen: Screen; judged: boolean }[] =>
  Object.values(routed)
    .flatMap((screens) => ('leadsTo' in screens ? [] : screens))
    .map((screen, place) => ({ screen, place, judged: all || isJudged(place, look) }))
    .filter(({ screen, place }) => screen.who === who && (all || isInTurn(place, look)))
