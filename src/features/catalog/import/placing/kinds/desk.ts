// What lies on a desk: books, paper, pens, computers.
import type { Kinds } from './kind.ts'

export const desk: Kinds = {
  desk: {
    name: { 'en-US': 'Stationery', 'zh-CN': '文具', 'es-ES': 'Papelería' },
    words: '~stationery,~office,~office supply,~office supplies,~文具,~办公,~papeleria,~oficina',
  },
  books: {
    under: 'desk',
    words: `
      book,paperback,hardcover,magazine,textbook,coloring book,colouring book,图书,书籍,书,libro,revista`,
  },
  novels: { under: 'books', words: 'novel,short story,short stories,小说,novela' },
  'picture-books': { under: 'books', words: 'picture book,绘本,album ilustrado' },
  'cookbooks-and-guides': { under: 'books', words: 'cookbook,field guide,图鉴,食谱,libro de cocina' },
  bookmarks: { under: 'books', words: 'bookmark,书签,marcapaginas' },
  writing: { under: 'desk', words: '~writing,marker,highlighter,~书写,马克笔,荧光笔,~escritura,rotulador,subrayador' },
  'fountain-pens': { under: 'writing', words: 'fountain pen,钢笔,pluma estilografica,estilografica,pluma' },
  pencils: { under: 'writing', words: 'pencil,colored pencil,铅笔,彩铅,lapiz,lapices' },
  ballpoints: { under: 'writing', words: 'pen,ballpoint,ballpoint pen,gel pen,圆珠笔,中性笔,boligrafo' },
  inks: { under: 'writing', words: 'fountain pen ink,ink bottle,墨水,tinta' },
  paper: { under: 'desk', words: 'sticker,sticky note,washi tape,贴纸,便利贴,胶带,pegatina,notas adhesivas' },
  notebooks: {
    under: 'paper',
    words: `
      notebook,journal,planner,sketchbook,diary,notepad,笔记本,手账,手账本,cuaderno,libreta,agenda`,
  },
  'letter-paper': {
    under: 'paper',
    words: 'letter paper,postcard,envelope,信纸,信笺,明信片,信封,postal,papel de carta,sobre',
  },
  painting: {
    under: 'desk',
    words: `
      art supply,art supplies,acrylic paint,paint set,~painting,canvas panel,easel,~绘画,~美术,颜料,画架,~pintura,caballete`,
  },
  watercolors: { under: 'painting', words: 'watercolor,watercolour,watercolor set,水彩,水彩颜料,acuarela' },
  crayons: { under: 'painting', words: 'crayon,蜡笔,ceras' },
  brushes: {
    under: 'painting',
    words: `
      paint brush,paintbrush,paintbrushe,watercolor brush,水彩笔刷,笔刷,画笔,pincel,pinceles`,
  },
  'desk-tools': {
    under: 'desk',
    words: `
      desk tool,desk organizer,pen holder,pencil case,办公用品,笔筒,笔袋,estuche,material de oficina`,
  },
  scissors: { under: 'desk-tools', words: 'scissors,scissor,剪刀,裁纸剪,tijera,tijeras' },
  rulers: { under: 'desk-tools', words: 'ruler,短尺,尺子,直尺,regla' },
  'computer-and-phone': {
    under: 'desk',
    words: `
      ~computer accessory,~phone accessory,~phone accessories,phone stand,phone holder,phone charger,charger,
      wireless charger,usb cable,power bank,mouse pad,screen protector,usb hub,充电器,数据线,充电宝,手机支架,鼠标垫,cargador,
      soporte para movil,alfombrilla`,
  },
  keyboards: { under: 'computer-and-phone', words: 'keyboard,mechanical keyboard,键盘,机械键盘,teclado' },
  mice: { under: 'computer-and-phone', words: 'computer mouse,wireless mouse,gaming mouse,鼠标,raton inalambrico' },
  'laptop-stands': {
    under: 'computer-and-phone',
    words: 'laptop stand,laptop sleeve,笔记本支架,soporte para portatil',
  },
  'phone-cases': {
    under: 'computer-and-phone',
    words: `
      phone case,iphone case,phone cover,手机壳,funda de movil,funda para iphone`,
  },
  'desk-lamps': { under: 'desk', words: 'desk lamp,flexo' },
  calculators: { under: 'desk', words: 'calculator,计算器,calculadora' },
  'staplers-and-clips': { under: 'desk', words: 'stapler,paper clip,binder clip,订书机,回形针,grapadora' },
  calendars: { under: 'desk', words: 'calendar,wall calendar,desk calendar,日历,台历,calendario' },
  magnifiers: { under: 'desk', words: 'magnifier,magnifying glass,放大镜,lupa' },
}
