// What is worn.
import type { Kinds } from './kind.ts'

export const wardrobe: Kinds = {
  wardrobe: {
    name: { 'en-US': 'Fashion', 'zh-CN': '服饰', 'es-ES': 'Moda' },
    words: '~fashion,~men,~women,~woman,~kid,~children,时尚,服饰,~男士,~女士,~moda,~hombre,~mujer,~nino',
  },
  clothing: {
    under: 'wardrobe',
    words: `
      ~clothing,~clothes,~apparel,menswear,womenswear,~streetwear,activewear,sportswear,loungewear,underwear,lingerie,
      tuxedo,top,crop top,tank top,bra,skirt,suit,jumpsuit,romper,bodysuit,pajama,pyjama,outfit,costume,onesie,vest,
      overall,legging,sarong,~服装,~男装,~女装,~童装,衣服,上衣,裙子,半身裙,西装,内衣,睡衣,背心,马甲,~ropa,ropa interior,falda,bodies,pijama,
      traje,chaleco,mono,sujetador,body,prenda,malla,conjunto de ropa`,
  },
  coats: {
    under: 'clothing',
    words: `
      coat,jacket,outerwear,parka,blazer,windbreaker,trench,puffer,bomber,anorak,cardigan coat,外套,大衣,夹克,风衣,羽绒服,棉服,
      abrigo,chaqueta,cazadora,americana,gabardina,plumifero`,
  },
  dresses: {
    under: 'clothing',
    words: 'dress,gown,sundress,maxi dress,midi dress,连衣裙,长裙,礼服,旗袍,vestido,vestidos',
  },
  'shirts-and-tees': {
    under: 'clothing',
    words: `
      t shirt,tshirt,tee,tee shirt,shirt,blouse,polo,polo shirt,henley,tunic,long sleeve tee,衬衫,衬衣,领衫,t恤,polo衫,短袖,
      camisa,camiseta,blusa,tunica`,
  },
  knitwear: {
    under: 'clothing',
    words: `
      sweater,jumper,pullover,cardigan,knitwear,hoodie,hoody,sweatshirt,turtleneck,crewneck,fleece,毛衣,羊毛衫,针织衫,卫衣,开衫,
      jersey,jerseis,sueter,sudadera,rebeca`,
  },
  trousers: {
    under: 'clothing',
    words: `
      pant,trouser,jean,short,chino,jogger,sweatpant,cargo pant,denim short,裤子,长裤,短裤,牛仔裤,休闲裤,运动裤,裤,pantalon,
      pantalones,vaquero,bermuda,pantalon corto`,
  },
  raincoats: { under: 'clothing', words: 'raincoat,rain jacket,poncho,雨衣,chubasquero,impermeable' },
  robes: { under: 'clothing', words: 'robe,bathrobe,kimono,dressing gown,浴衣,浴袍,睡袍,和服,bata,albornoz,quimono' },
  swimwear: {
    under: 'clothing',
    words: `
      swimwear,swimsuit,bikini,swim trunk,swim short,泳装,泳衣,泳裤,比基尼,banador,traje de bano`,
  },
  shoes: {
    under: 'wardrobe',
    words: `
      shoe,footwear,loafer,slip on,moccasin,slipper,clog,鞋,鞋子,皮鞋,拖鞋,乐福鞋,zapato,calzado,mocasin,pantufla`,
  },
  derbies: { under: 'shoes', words: 'derby,derbies,derby shoe,oxford shoe,德比鞋,牛津鞋,zapato derby,zapato oxford' },
  sneakers: {
    under: 'shoes',
    words: `
      sneaker,high top,trainer,sport shoe,running shoe,tennis shoe,basketball shoe,运动鞋,跑鞋,板鞋,小白鞋,帆布鞋,zapatilla,
      deportiva,zapatilla deportiva,tenis`,
  },
  pumps: {
    under: 'shoes',
    words: `
      high heel,heel,pump,stiletto,pump shoe,高跟鞋,zapato de salon,zapato de tacon,tacones`,
  },
  'ankle-boots': {
    under: 'shoes',
    words: 'ankle boot,chelsea boot,bootie,boot,短靴,切尔西靴,靴子,botin,botines,bota,botas',
  },
  sandals: { under: 'shoes', words: 'sandal,flip flop,slide sandal,凉鞋,凉拖,人字拖,sandalia,chancla,chanclas' },
  bags: {
    under: 'wardrobe',
    words: `
      bag,crossbody bag,crossbody,messenger bag,duffle bag,duffel bag,wallet,cardholder,card holder,箱包,包,包包,钱包,斜挎包,
      单肩包,腰包,bolso,bandolera,cartera,billetera,rinonera,tarjetero`,
  },
  handbags: {
    under: 'bags',
    words: `
      handbag,tote,tote bag,clutch,shoulder bag,satchel,手提包,托特包,手袋,手拿包,bolso de mano,bolso tote`,
  },
  purses: { under: 'bags', words: 'purse,coin purse,零钱包,monedero' },
  accessories: {
    under: 'wardrobe',
    words: `
      ~accessory,~accessories,necktie,bow tie,bandana,suspender,cufflink,~配饰,领带,领结,袖扣,~complemento,corbata,pajarita,
      tirantes`,
  },
  scarves: { under: 'accessories', words: 'scarf,scarve,shawl,pashmina,围巾,披肩,丝巾,bufanda,panuelo,chal,fular' },
  hats: {
    under: 'accessories',
    words: `
      hat,cap,beanie,baseball cap,snapback,bucket hat,fedora,beret,sun hat,trucker cap,帽子,帽,棒球帽,渔夫帽,贝雷帽,sombrero,
      gorra,gorro,boina`,
  },
  umbrellas: { under: 'accessories', words: 'umbrella,parasol,雨伞,伞,阳伞,paraguas,sombrilla' },
  socks: { under: 'accessories', words: 'sock,stocking,tights,袜子,袜,丝袜,calcetin,calcetines,medias' },
  gloves: { under: 'accessories', words: 'glove,mitten,手套,guante,manopla' },
  belts: { under: 'accessories', words: 'belt,leather belt,腰带,皮带,cinturon,cinturones' },
  sunglasses: { under: 'accessories', words: 'sunglass,sunglasses,太阳镜,墨镜,gafas de sol' },
  hair: {
    under: 'accessories',
    words: `
      hair clip,hair tie,scrunchie,headband,hair comb,comb,barrette,hairpin,梳子,木梳,发夹,发箍,发圈,peine,diadema,coletero`,
  },
  jewelry: {
    under: 'wardrobe',
    words: `
      jewelry,jewellery,earring,ear cuff,bracelet,bangle,anklet,brooch,cuff bracelet,charm bracelet,toe ring,
      nose ring,首饰,饰品,珠宝,耳环,耳钉,手链,手镯,胸针,脚链,joyeria,bisuteria,joya,pendientes,pendiente,pulsera,broche,brazalete,
      tobillera,aretes,arete`,
  },
  rings: {
    under: 'jewelry',
    words: `
      ring,wedding ring,engagement ring,signet ring,戒指,指环,银戒,金戒,婚戒,anillo,sortija,alianza`,
  },
  necklaces: {
    under: 'jewelry',
    words: `
      necklace,choker,pendant,pendant necklace,locket,chain necklace,项链,吊坠,颈链,collar,gargantilla,colgante`,
  },
  watches: {
    under: 'wardrobe',
    words: `
      watch,wristwatch,smartwatch,smart watch,手表,腕表,智能手表,reloj,reloj de pulsera,relojes,reloj inteligente`,
  },
}
