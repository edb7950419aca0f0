// A page that is not there (the tangled thread) and one that broke (the cut one), in the frame where there is one.
import { useEffect } from 'react'
import { keptAs } from '#web/offline/keeping.ts'
import { useTexts } from '#web/texts.tsx'
import { href, isRouteErrorResponse, Link, useLocation, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import type { Refused } from '#web/load.ts'
import { askShop, useShopLine } from '#web/offline/shop-line.ts'
import { SearchForm } from '#surfaces/storefront/shell/search-form.tsx'

export function Problem({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? <Missing told={isRouteErrorResponse(error) && isRefused(error.data)} /> : <Broken error={error} />
}
const isRefused = (v: unknown): v is Refused =>
  typeof v === 'object' && v !== null && 'reason' in v && typeof v.reason === 'string'

/** `told`: the shop knows the kind of page, but not this one. */
function Missing({ told }: { told: boolean }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <div className="wrap py-10">
      <Empty
        level={1}
        drawing="tangled"
        title={t('missing.title')}
        text={
          <>
            {told ? t('missing.gone') : t('missing.text')}
            <code className="mt-2 block font-ui text-13 break-all text-ink-3">{readablePath(pathname)}</code>
          </>
        }
        action={<WaysOut />}
      />
      <div className="mx-auto max-w-md">
        <SearchForm label={t('missing.search')} />
      </div>
    </div>
  )
}
/** As people write it; broken escapes stay. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function WaysOut() {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <>
      <Button kind="primary" render={<Link to={href('/')} />}>
        {t('missing.home')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{t('back')}</Button>
    </>
  )
}

/** Where the shop did not answer on the way to a page that is kept as a document alone, that one is shown. */
function useKeptInstead(answers: boolean, address: string): void {
  // what leads to a page may have failed before the page was asked for
  useEffect(() => void askShop(), [])
  useEffect(() => {
    // this very document is the one that is kept: a part of it broke, and would break again
    const [loaded] = performance.getEntriesByType('navigation')
    if (answers || loaded?.name === new URL(address, location.href).href) return
    void keptAs(address).then((kept) => kept === 'document' && location.replace(address))
  }, [answers, address])
}

function Broken({ error }: { error: unknown }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const { answers } = useShopLine()
  useKeptInstead(answers, pathname + search)
  const said = answers ? (isRefused(data) && data.message) || t('broken.text') : t('offline.silentAgain')
  return (
    <div className="wrap py-10">
      <Empty
        level={1}
        drawing="cut"
        title={answers ? t('broken.title') : t('offline.silentTitle')}
        text={said}
        action={
          <>
            <Button kind="primary" render={<a href={pathname + search} />}>
              {t('retry')}
            </Button>
            <Button render={<Link to={href('/')} />}>{t('missing.home')}</Button>
          </>
        }
      />
    </div>
  )
}
