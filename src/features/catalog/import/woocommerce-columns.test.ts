// Headings of WooCommerce files in the languages of the plugin, and whatever else may stand there.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recognise } from './columns.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'
import { woocommerceColumn } from './woocommerce-columns.ts'

const ours = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Short description',
  'Description',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight (kg)',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
]
const files: Record<string, string[]> = {
  zh: [
    'ID',
    '类型',
    'SKU',
    '名称',
    '已发布',
    '简短描述',
    '描述',
    '有货？',
    '库存',
    '允许缺货下单？',
    '重量(公斤)',
    '促销价格',
    '常规售价',
    '分类',
    '标签',
    '图片',
    '父级',
    '属性 1 名称',
    '属性 1 值',
  ],
  fr: [
    'ID',
    'Type',
    'UGS',
    'Nom',
    'Publié',
    'Description courte',
    'Description',
    'En stock ?',
    'Stock',
    'Autoriser les commandes de produits en rupture ?',
    'Poids (kg)',
    'Tarif promo',
    'Tarif régulier',
    'Catégories',
    'Étiquettes',
    'Images',
    'Parent',
    'Nom de l’attribut 1',
    'Valeur(s) de l’attribut 1',
  ],
  pt: [
    'ID',
    'Tipo',
    'SKU',
    'Nome',
    'Publicado',
    'Descrição curta',
    'Descrição',
    'Em estoque?',
    'Estoque',
    'São permitidas encomendas?',
    'Peso (kg)',
    'Preço promocional',
    'Preço',
    'Categorias',
    'Tags',
    'Imagens',
    'Ascendente',
    'Nome do atributo 1',
    'Valores do atributo 1',
  ],
  it: [
    'ID',
    'Tipo',
    'COD',
    'Nome',
    'Pubblicato',
    'Breve descrizione',
    'Descrizione',
    'In stock?',
    'Magazzino',
    'Abilita gli ordini arretrati?',
    'Peso (kg)',
    'Prezzo in offerta',
    'Prezzo di listino',
    'Categorie',
    'Etichette',
    'Immagine',
    'Genitore',
    'Attributo 1 nome',
    'Attributo 1 valuta(e)',
  ],
}
test.each(Object.keys(files))('a file of a site in %s', (language) => {
  const { format, of } = recognise([shopify, woocommerce], files[language]!)
  expect([format.name, of]).toEqual(['woocommerce', ours])
})
test('case, spaces and forms of marks aside; other languages only add', () => {
  expect(recognise([woocommerce], ours).of).toEqual(ours)
  expect(['  PRECIO   NORMAL ', 'nom de l`attribut 12', '有货?', '属性3值', 'Вес (кг)'].map(woocommerceColumn)).toEqual(
    ['Regular price', 'Attribute 12 name', 'In stock?', 'Attribute 3 value(s)', 'Weight (kg)'],
  )
})
test('whatever a heading says, it stays itself or becomes one column; no two languages disagree', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...ours), (noise, column) => {
      const found = woocommerceColumn(noise)
      expect(woocommerceColumn(found)).toBe(found)
      expect(woocommerceColumn(` ${column.toUpperCase()} `)).toBe(column)
      if (noise.trim() !== '') expect(woocommerceColumn(`Meta: ${noise}${column}`)).not.toBe(column)
    }),
  ))
