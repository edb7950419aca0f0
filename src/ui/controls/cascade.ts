// A tree whose branches are asked for as they are opened: what a choice is, and which of them a typed text means. Pure.

export type CascaderOption = {
  /** Unlike its sisters. */
  key: string
  name: string
  /** Other spellings it is found by (pinyin, a short name). */
  also?: string
  /** Nothing lies below it. */
  last?: boolean
}
/**
 * The options below a path; [] of nothing is the first column. An empty answer means: the path is complete.
 * Rejects when it cannot be asked.
 */
export type CascaderSource = (path: readonly CascaderOption[]) => Promise<readonly CascaderOption[]>

export const pathKey = (path: readonly CascaderOption[]): string => path.map((option) => option.key).join('/')

/** Without accents and case: "malaga" finds Málaga. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The options that a text means, those beginning with it first. */
export function optionsFor(options: readonly CascaderOption[], text: string): readonly CascaderOption[] {
  const wanted = plain(text)
  if (wanted === '') return options
  const placeOf = ({ name, also }: CascaderOption): number =>
    Math.min(
      ...[name, also ?? ''].map((word) => (plain(word).startsWith(wanted) ? 0 : plain(word).includes(wanted) ? 1 : 2)),
    )
  return options.filter((option) => placeOf(option) < 2).toSorted((one, other) => placeOf(one) - placeOf(other))
}
