// What can be paid for. A new subject is a file in subjects/ and its line here.
import { orders } from './subjects/orders.ts'
import type { Subject } from './subjects/subject.ts'
import { topUp } from './subjects/top-up.ts'

const subjects: readonly Subject[] = [orders, topUp]

export function subjectOf(code: string): Subject {
  const found = subjects.find((subject) => subject.code === code)
  if (!found) throw new Error(`nobody knows what a payment for ${code} is`)
  return found
}
