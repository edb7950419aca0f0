// One department in the mega menu: sections with their shelves, the brands that stand there, its window.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { below, listAddress, type Category } from '#features/catalog/products/parts/category-tree.ts'
import { useLang } from '#ui/text/lang.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { shotOf } from '#web/pictures.ts'
import { usePanelAnswer } from '#surfaces/storefront/shell/panel-answer.ts'

const brandsAge = 300_000
const brandsShown = 6
/** A shelf without goods leads nowhere. */
const stocked = (some: readonly Category[]): Category[] => some.filter((c) => c.productCount > 0)

export function MegaDepartment({ department, tree }: { department: Category; tree: readonly Category[] }) {
  const { t } = useTexts()
  return (
    <div className="shell-mega-department">
      <header>
        <h2 className="display">
          <Link to={listAddress(department.id)}>{department.name}</Link>
        </h2>
        {department.line && <p>{department.line}</p>}
        <TextLink render={<Link to={listAddress(department.id)} tabIndex={-1} />}>{t('walkDepartment')}</TextLink>
      </header>
      <ul className="shell-mega-sections">
        {stocked(below(tree, department.id)).map((d) => (
          <li key={d.id}>
            <Link to={listAddress(d.id)}>{d.name}</Link>
            <ul>
              {stocked(below(tree, d.id)).map((s) => (
                <li key={s.id}>
                  <Link to={listAddress(s.id)}>{s.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="shell-mega-side">
        <Brands department={department} />
        {department.picture && (
          <Link to={listAddress(department.id)} tabIndex={-1} aria-hidden="true">
            <Picture
              shot={shotOf(department.picture, { width: 960, height: 720, largest: 480 })}
              alt=""
              ratio="4 / 3"
              sizes="240px"
            />
          </Link>
        )}
      </div>
    </div>
  )
}

/** The brands with most goods on the department. */
function Brands({ department }: { department: Category }) {
  const { t } = useTexts()
  const lang = useLang()
  const ask = () =>
    call('/api/v2/goods/goods/page', { categoryId: department.id, size: 1, facets: true }, { quiet: true })
  const brands = usePanelAnswer(`brands ${department.id} ${lang}`, ask, brandsAge).value?.facets?.brands ?? []
  if (brands.length === 0) return <div className="shell-mega-brands" />
  return (
    <div className="shell-mega-brands">
      <h3>{t('nav.brands')}</h3>
      <ul>
        {brands.slice(0, brandsShown).map((b) => (
          <li key={b.id}>
            <Link to={hrefWith('/home/brand', { id: b.id })}>{b.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
