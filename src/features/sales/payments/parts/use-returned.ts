// Back from the app's own page, which says who pays: it goes on at once, and the address forgets it.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Cashier, Method } from './cashier.ts'
import { hrefWith } from '#web/href-with.ts'

export function useReturned({ payNo, methods }: Cashier, goOn: (method: Method, grant: string) => void) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [way, grant] = [search.get('way'), search.get('code')]
  const back = useEffectEvent(() => {
    const method = methods.find((m) => m.code === way && m.form === 'app' && m.available)
    void navigate(hrefWith('/shoppingCart/payOrder', { payNo }), { replace: true })
    if (method && grant !== null) goOn(method, grant)
  })
  useEffect(() => {
    if (grant !== null) back()
  }, [grant])
}
