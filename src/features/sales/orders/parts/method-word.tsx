// By which way an order was paid; one's own balance leads to what stands in it.
import { href, Link } from 'react-router'
import { TextLink } from '#ui/text/text-link.tsx'
import { useMethodName } from './use-method-name.ts'

export function MethodWord({ code }: { code: string }) {
  const name = useMethodName()(code)
  return code === 'balance' ? <TextLink render={<Link to={href('/user/user/money')} />}>{name}</TextLink> : name
}
