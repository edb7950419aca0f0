// What a home is furnished with.
import type { Kinds } from './kind.ts'

export const home: Kinds = {
  home: {
    name: { 'en-US': 'Home', 'zh-CN': '家居', 'es-ES': 'Hogar' },
    words: `
      ~home,~house,~home decor,~decor,~home and garden,~household,~homeware,~living room,~bedroom,home decoration,~家居,
      ~居家,~家饰,~家居用品,~hogar,~casa,~decoracion,~casa y jardin`,
  },
  lighting: {
    under: 'home',
    words: `
      ~light,lamp,lighting,chandelier,sconce,wall light,floor lamp,night light,light fixture,string light,灯,灯具,壁灯,落地灯,
      小夜灯,lampara,iluminacion,aplique,~luz,lampara de pie`,
  },
  lanterns: { under: 'lighting', words: 'lantern,灯笼,farol,farolillo' },
  candles: {
    under: 'lighting',
    words: `
      candle,tealight,candle set,蜂蜡烛,立烛,candle holder,candlestick,wax melt,scented candle,蜡烛,香薰蜡烛,烛台,vela,velas,
      candelabro,portavelas`,
  },
  bulbs: { under: 'lighting', words: 'bulb,light bulb,led bulb,灯泡,bombilla' },
  'table-lamps': { under: 'lighting', words: 'table lamp,bedside lamp,台灯,床头灯,lampara de mesa,lampara de noche' },
  'pendant-lamps': {
    under: 'lighting',
    words: `
      pendant lamp,pendant light,ceiling light,ceiling lamp,吊灯,吸顶灯,lampara colgante,lampara de techo,plafon`,
  },
  'oil-lamps': { under: 'lighting', words: 'oil lamp,油灯,candil,quinque' },
  textiles: { under: 'home', words: 'curtain,drape,home textile,textiles,窗帘,家纺,布艺,cortina,ropa de hogar' },
  'bed-linen': {
    under: 'textiles',
    words: `
      bed linen,bedding,duvet,duvet cover,duvet set,bed set,bedding set,bed sheet,sheet set,pillowcase,bed clothe,
      bedclothe,comforter,quilt,fitted sheet,床品,床单,被套,被子,四件套,枕套,ropa de cama,sabana,edredon,funda nordica,nordico`,
  },
  blankets: { under: 'textiles', words: 'blanket,throw blanket,throw,毯子,毛毯,盖毯,manta' },
  'cushions-and-pillows': {
    under: 'textiles',
    words: `
      pillow,cushion,荞麦枕,throw pillow,cushion cover,pillow cover,靠垫,抱枕,枕头,坐垫,cojin,cojines,almohada`,
  },
  rugs: { under: 'textiles', words: 'rug,carpet,doormat,door mat,area rug,地毯,地垫,alfombra,felpudo' },
  bath: { under: 'home', words: '~bath,~bathroom,shower curtain,bath mat,~浴室,~卫浴,浴帘,~bano,cortina de ducha' },
  towels: { under: 'bath', words: 'towel,bath towel,towel set,hand towel,毛巾,浴巾,toalla' },
  soap: {
    under: 'bath',
    words: `
      soap,hand soap,hand wash,soap bar,bar soap,香皂,肥皂,手工皂,洗手液,jabon,jabones,jabon de manos`,
  },
  'bath-tools': { under: 'bath', words: 'sponge,loofah,海绵,浴球,esponja' },
  bathtubs: { under: 'bath', words: 'bathtub,浴缸,浴盆,banera' },
  furniture: {
    under: 'home',
    words: `
      furniture,bean bag chair,table,coffee table,dining table,side table,desk,bed,bed frame,drawer,chest of drawers,
      dresser,cabinet,shelf,shelve,wall shelf,bookshelf,bookcase,wardrobe closet,nightstand,sideboard,ottoman,bench,
      console table,mattress,hammock,家具,桌子,茶几,餐桌,书桌,床,柜子,衣柜,书架,置物架,床垫,床头柜,mueble,mesa,mesita,escritorio,cama,armario,
      estanteria,comoda,aparador,colchon,banco,hamaca`,
  },
  sofas: { under: 'furniture', words: 'sofa,couch,couche,loveseat,sectional,sofa bed,沙发,沙发床,sofa cama' },
  chairs: {
    under: 'furniture',
    words: `
      chair,armchair,stool,bar stool,rocking chair,office chair,dining chair,椅子,凳子,椅,凳,扶手椅,silla,butaca,taburete,
      sillon,mecedora`,
  },
  ladders: { under: 'furniture', words: 'ladder,step ladder,靠梯,梯子,escalera' },
  'baskets-and-storage': {
    under: 'home',
    words: `
      basket,storage,wastebasket,纸篓,篮,papelera,organizer,organiser,storage box,storage bin,storage basket,
      laundry basket,hanger,coat rack,shoe rack,收纳,收纳盒,收纳箱,篮子,衣架,cesta,cesto,almacenaje,organizador,
      caja de almacenaje,perchero`,
  },
  cleaning: {
    under: 'home',
    words: `
      broom,mop,扫帚,dustpan,cleaning brush,cleaning cloth,vacuum cleaner,清洁用品,扫把,拖把,吸尘器,escoba,fregona,aspiradora`,
  },
  'mirrors-and-clocks': { under: 'home', words: 'mirror and clock,镜钟,espejos y relojes' },
  mirrors: { under: 'mirrors-and-clocks', words: 'mirror,wall mirror,花边镜,hand mirror,镜子,化妆镜,espejo' },
  clocks: {
    under: 'mirrors-and-clocks',
    words: 'clock,wall clock,alarm clock,时钟,挂钟,闹钟,座钟,reloj de pared,despertador',
  },
  'wall-pictures': {
    under: 'home',
    words: `
      wall art,art print,poster,canvas print,framed print,wall print,picture frame,photo frame,wall hanging,
      wall decor,tapestry,挂画,装饰画,海报,相框,画框,cuadro,lamina,marco de fotos,tapiz`,
  },
  plants: {
    under: 'home',
    words: `
      plant,houseplant,house plant,succulent,cactus,bonsai,plant pot,flower pot,planter,ceramic plant pot,
      watering can,flower seed,vegetable seed,garden tool,gardening tool,trowel,~garden,~gardening,绿植,植物,盆栽,多肉,花盆,种子,
      ~园艺,浇水壶,planta,maceta,suculenta,regadera,~jardin,~jardineria`,
  },
  'cut-flowers': {
    under: 'home',
    words: `
      bouquet,cut flower,fresh flower,flower,rose bouquet,鲜花,花束,鲜切花,ramo de flores,ramo,flor,flores`,
  },
}
