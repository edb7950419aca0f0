// What is loaded after the list that came with a page: it grows by a press, and begins anew with a new list.
import { useState } from 'react'
import { CallError } from '#web/call.ts'

interface Part<Row> {
  records: Row[]
  next: string | null
}
/** `load` asks for what follows a cursor; its refusals are told by toast. */
export function useFurther<Row>(page: Part<Row>, load: (after: string) => Promise<Part<Row>>) {
  const [first, setFirst] = useState(page)
  const [further, setFurther] = useState<Part<Row>>({ records: [], next: page.next })
  const [busy, setBusy] = useState(false)
  if (first !== page) {
    // the shop's list is new: what was loaded after the old one may not fit it
    setFirst(page)
    setFurther({ records: [], next: page.next })
  }
  const more = async () => {
    if (further.next === null) return
    setBusy(true)
    try {
      const next = await load(further.next)
      setFurther({ records: [...further.records, ...next.records], next: next.next })
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
    } finally {
      setBusy(false)
    }
  }
  return { further, busy, more }
}
