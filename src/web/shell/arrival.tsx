// A new page reached by a link: its title is read out, and the focus, which fell with the page that left, stands at its beginning. Filters, tabs and jumps within a page are no new page.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Time for the page to set its title and to take the focus itself, in ms. */
const settle = 60

export function Arrival() {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (here.current === pathname) return undefined
    const timer = setTimeout(() => {
      here.current = pathname
      setTold(document.title)
      const main = document.getElementById('main')
      // what the page chose itself stays, and a layer over it keeps what it holds
      if (main && !main.contains(document.activeElement) && !document.querySelector('[role="dialog"], [role="alertdialog"]')) main.focus({ preventScroll: true })
    }, settle)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p className="vh" aria-live="polite">
      {told}
    </p>
  )
}
