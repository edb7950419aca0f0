// What a price is of, where it is not of a piece: "/ pair".
import type { UnitWords } from '../sold-by.ts'

export const PerUnit = ({ unit }: { unit: UnitWords | null }) =>
  unit && <span className="text-13 text-ink-3"> / {unit.one}</span>
