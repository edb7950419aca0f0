// The buyer's own addresses, to choose one of.
import { Check } from 'lucide-react'
import { Icon } from '#ui/layout/icon.tsx'
import { AddressWords } from '#features/people/addresses/parts/address-card.tsx'
import type { Address } from '#features/people/addresses/parts/address-text.ts'
import './address-choices.css'

interface AddressChoicesProps {
  addresses: readonly Address[]
  chosen: number | undefined
  busy?: boolean
  onChoose: (id: number) => void
}
export function AddressChoices({ addresses, chosen, busy = false, onChoose }: AddressChoicesProps) {
  return (
    <ul className="address-choices">
      {addresses.map((address) => (
        <li key={address.id}>
          <button
            type="button"
            aria-pressed={address.id === chosen}
            aria-disabled={busy}
            onClick={() => !busy && onChoose(address.id)}
          >
            <AddressWords address={address} />
            {address.id === chosen && <Icon of={Check} size={20} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
