// The own categories of the shop as one chooses among them: "Cups › Tea cups".
import { pick } from '#kernel/text/language.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'

export interface OwnChoice {
  value: number
  label: string
}
export function useOwnCategories(): readonly OwnChoice[] {
  const lang = useLang()
  const { data } = useAsked('/api/v2/mch/shop/category/list', {})
  return (data?.records ?? []).flatMap((top) => {
    const name = pick(top.name, lang)
    return [
      { value: top.id, label: name },
      ...top.below.map((c) => ({ value: c.id, label: `${name} › ${pick(c.name, lang)}` })),
    ]
  })
}
