// The home page of a shop whose staff composed none yet: what many buy, who sells here, which brands there are. A block
// that has nothing to show is left out as always. Pure.
import type { StoredBlock } from './queries.ts'

const words = (en: string, zh: string, es: string) => ({ 'en-US': en, 'zh-CN': zh, 'es-ES': es })
const blocks: readonly Omit<StoredBlock, 'id'>[] = [
  {
    type: 'feed',
    settings: {
      title: words('What many take home', '大家都在买', 'Lo que más se lleva la gente'),
      personal: words('For you', '为你推荐', 'Para ti'),
      size: 20,
    },
  },
  { type: 'merchants', settings: { title: words('Shops', '店铺', 'Tiendas'), size: 12 } },
  {
    type: 'brands',
    settings: {
      title: words('Brands', '品牌', 'Marcas'),
      text: words('Who made what is sold here.', '这里有哪些品牌。', 'Quién hace lo que se vende aquí.'),
      size: 12,
    },
  },
]
export const fromWhatIsThere = (): StoredBlock[] => blocks.map((block, at) => ({ id: at + 1, ...block }))
