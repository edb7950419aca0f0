// What checks a call’s input and cuts its output: made when first asked, once for a process; a start waits for none.
import { Compile } from 'typebox/compile'
import { cleaner } from './cleaning.ts'
import type { Contract } from './contract.ts'

interface Compiled {
  check: ReturnType<typeof Compile>
  clean: (output: unknown) => unknown
}
const kept = new WeakMap<Contract, Compiled>()

export function compiledOf(contract: Contract): Compiled {
  let made = kept.get(contract)
  if (!made) kept.set(contract, (made = { check: Compile(contract.input), clean: cleaner(contract.output) }))
  return made
}
