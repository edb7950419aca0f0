// A link that staff composed: inside of the shop, or to another site.
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }
export const SiteLink = ({ to, children, ...rest }: Props) =>
  to.startsWith('/') ? (
    <Link {...rest} to={to} prefetch="intent">
      {children}
    </Link>
  ) : (
    <a {...rest} href={to} rel="noreferrer">
      {children}
    </a>
  )
