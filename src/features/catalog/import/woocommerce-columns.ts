// The columns of a WooCommerce product file. The plugin writes their names in the language of its site: they are read
// in English, Chinese, Spanish, French, German, Portuguese, Russian and Italian, as its own translations have them.
import { ownValue } from '#kernel/data/own.ts'

const names: Readonly<Record<string, readonly string[]>> = {
  ID: [],
  Type: ['类型', 'Tipo', 'Typ', 'Тип'],
  SKU: ['UGS', 'Artikelnummer', 'REF', 'Артикул', 'COD', 'Código de produto (SKU)'],
  'GTIN, UPC, EAN, or ISBN': [
    'GTIN, UPC, EAN o ISBN',
    'GTIN, UPC, EAN ou ISBN',
    'GTIN, UPC, EAN, ou ISBN',
    'GTIN, UPC, EAN oder ISBN',
    'GTIN, UPC, EAN или ISBN',
  ],
  Name: ['名称', 'Nombre', 'Nom', 'Nome', 'Имя', 'Название'],
  Published: ['已发布', 'Publicado', 'Publié', 'Veröffentlicht', 'Опубликован', 'Pubblicato'],
  'Short description': [
    '简短描述',
    '简单描述',
    'Descripción corta',
    'Description courte',
    'Kurzbeschreibung',
    'Descrição curta',
    'Короткое описание',
    'Краткое описание',
    'Breve descrizione',
  ],
  Description: ['描述', 'Descripción', 'Beschreibung', 'Descrição', 'Описание', 'Descrizione'],
  'Date sale price starts': [
    '促销开始日期',
    'Día en que empieza el precio rebajado',
    'Date de début de promo',
    'Datum, an dem Angebotspreis beginnt',
    'Data de preço promocional começa em',
    'Дата начала действия продажной цены',
    'Data di partenza del prezzo in saldo',
  ],
  'Date sale price ends': [
    '促销截止日期',
    'Día en que termina el precio rebajado',
    'Date de fin de promo',
    'Datum, an dem Angebotspreis endet',
    'Data de preço promocional termina em',
    'Дата окончания действия продажной цены',
    'Termine data del prezzo di vendita',
  ],
  'In stock?': [
    '有货？',
    '有货',
    '¿Existencias?',
    '¿En inventario?',
    'En stock ?',
    'Vorrätig?',
    'Em estoque?',
    'Em stock?',
    'В наличии?',
    'In stock?',
  ],
  // no column of the plugin's own: whoever writes one is understood
  'Unit of sale': ['Sales unit', '销售单位', 'Unidad de venta'],
  Stock: ['库存', 'Inventario', 'Lager', 'Lagerbestand', 'Estoque', 'Запасы', 'Magazzino'],
  'Backorders allowed?': [
    '允许缺货下单？',
    '¿Permitir reservas de productos agotados?',
    'Autoriser les commandes de produits en rupture ?',
    'Lieferrückstande erlaubt?',
    'Lieferrückstände erlaubt?',
    'São permitidas encomendas?',
    'Задержанный заказ возможен?',
    'Возможен ли предзаказ?',
    'Abilita gli ordini arretrati?',
  ],
  'Sale price': [
    '促销价格',
    'Precio rebajado',
    'Tarif promo',
    'Angebotspreis',
    'Preço promocional',
    'Цена распродажи',
    'Prezzo in offerta',
  ],
  'Regular price': [
    '常规售价',
    '常规价格',
    'Precio normal',
    'Tarif régulier',
    'Regulärer Preis',
    'Preço',
    'Preço normal',
    'Базовая цена',
    'Prezzo di listino',
  ],
  Categories: ['分类', 'Categorías', 'Catégories', 'Kategorien', 'Categorias', 'Категории', 'Categorie'],
  Tags: ['标签', 'Etiquetas', 'Étiquettes', 'Schlagwörter', 'Метки', 'Etichette', 'Tag'],
  Brands: ['品牌', 'Marcas', 'Marques', 'Marken', 'Marke', 'Бренды', 'Marchi', 'Brand'],
  Images: ['图片', 'Imágenes', 'Bilder', 'Imagens', 'Изображения', 'Immagine', 'Immagini'],
  Parent: ['父级', 'Superior', 'Übergeordnetes Produkt', 'Ascendente', 'Родительский', 'Genitore'],
}
/** A number stands where the attribute's does; `(s)` and its like may be left out. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  name: [
    'Attribute # name',
    '属性#名称',
    'Nombre del atributo #',
    "Nom de l'attribut #",
    'Attribut # Name',
    'Nome do atributo #',
    'Имя атрибута #',
    'Attributo # nome',
  ],
  'value(s)': [
    'Attribute # value(s)',
    '属性#值',
    'Valor(es) del atributo #',
    "Valeur(s) de l'attribut #",
    'Attribut # Wert(e)',
    'Valores do atributo #',
    'Valor(es) do atributo #',
    'Значение(-я) аттрибута(-ов) #',
    'Значение(-я) атрибута(-ов) #',
    'Attributo # valuta(e)',
    'Attributo # valore(i)',
  ],
}
const weights = ['weight', '重量', 'peso', 'poids', 'gewicht', 'вес']
const units: Readonly<Record<string, string>> = {
  公斤: 'kg',
  千克: 'kg',
  克: 'g',
  磅: 'lbs',
  盎司: 'oz',
  кг: 'kg',
  г: 'g',
}

/** As headings are compared: case, spaces, and the forms of apostrophes, question marks and brackets aside. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, '')
    .replace(/\?$/, '')

const known = new Map(
  Object.entries(names).flatMap(([column, others]) =>
    [column, ...others].map((name) => [plain(name), column] as const),
  ),
)
const numbered = Object.entries(attributes).flatMap(([part, forms]) =>
  forms.map((form) => {
    const [before, after] = plain(form).split('#') as [string, string]
    return { part, before, after }
  }),
)
function attributeColumn(heading: string): string | undefined {
  for (const { part, before, after } of numbered) {
    if (!heading.startsWith(before) || !heading.endsWith(after)) continue
    const number = heading.slice(before.length, heading.length - after.length)
    if (/^\d{1,3}$/.test(number)) return `Attribute ${number} ${part}`
  }
  return undefined
}

/** The format's own name of a heading; unknown headings (meta, other plugins) stay as they are. */
export function woocommerceColumn(heading: string): string {
  const told = plain(heading)
  const weight = /^(\p{L}+)\((\p{L}+)\)$/u.exec(told)
  if (weight && weights.includes(weight[1]!)) return `Weight (${ownValue(units, weight[2]!) ?? weight[2]!})`
  const rest = /^attribute(\d+)(visible|global)$/.exec(told)
  if (rest) return `Attribute ${rest[1]} ${rest[2]}`
  return known.get(told) ?? attributeColumn(told) ?? heading.trim().replace(/\s+/g, ' ')
}
