// A new page reached by a link: its title is read out, and the focus, which fell with the page that left,
// stands at its beginning. Another address is a new page when its path is another,
// or its title (a form in the place of a list); filters, tabs and jumps within a page are none.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Time for the page to set its title and to take the focus itself, in ms. */
const settle = 60

export function Arrival() {
  const { pathname, search } = useLocation()
  const here = useRef({ pathname, search, title: '' })
  const [told, setTold] = useState('')
  useEffect(() => {
    const was = here.current
    was.title ||= document.title
    if (was.pathname === pathname && was.search === search) return undefined
    const timer = setTimeout(() => {
      here.current = { pathname, search, title: document.title }
      if (was.pathname === pathname && was.title === document.title) return
      setTold(document.title)
      const main = document.getElementById('main')
      // what the page chose itself stays, and a layer over it keeps what it holds
      if (
        main &&
        !main.contains(document.activeElement) &&
        !document.querySelector('[role="dialog"], [role="alertdialog"]')
      )
        main.focus({ preventScroll: true })
    }, settle)
    return () => clearTimeout(timer)
  }, [pathname, search])
  return (
    <p className="vh" aria-live="polite">
      {told}
    </p>
  )
}
