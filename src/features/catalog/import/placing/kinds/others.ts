// Kinds of goods that many shops have no category for: they are known, so that nothing else is made of them.
import type { Kinds } from './kind.ts'

export const others: Kinds = {
  pets: {
    name: { 'en-US': 'Pets', 'zh-CN': '宠物', 'es-ES': 'Mascotas' },
    words: `
      ~pet,~pet supply,~pet supplies,~dog,~cat,dog toy,dog bed,dog collar,dog leash,dog food,cat food,cat tree,
      cat litter,cat toy,pet bed,dog harness,dog treat,aquarium,~宠物,~宠物用品,狗粮,猫粮,猫砂,牵引绳,~mascota,~mascotas,
      comida para perros,pienso`,
  },
  beauty: {
    name: { 'en-US': 'Beauty & health', 'zh-CN': '美妆与健康', 'es-ES': 'Belleza y salud' },
    words: `
      ~beauty,~beauty health,~美妆与健康,~belleza y salud,~health,~skincare,~skin care,~makeup,~cosmetic,~hair care,
      ~wellness,~health and beauty,~personal care,shampoo,conditioner,hair conditioner,lotion,body lotion,serum,
      face serum,moisturizer,face cream,body butter,shea butter,body milk,shower gel,toner,cleanser,face mask,
      lipstick,lip balm,lip gloss,mascara,eyeliner,eyeshadow,foundation makeup,nail polish,perfume,cologne,
      eau de parfum,body oil,essential oil,sunscreen,deodorant,toothbrush,toothpaste,body wash,bath bomb,hair oil,
      beard oil,wig,vitamin,supplement,protein powder,collagen,hair mask,face oil,body scrub,hand cream,massage gun,
      ~美妆,~护肤,~化妆品,~个护,洗发水,护发素,面霜,精华液,面膜,口红,唇膏,香水,防晒霜,牙刷,牙膏,沐浴露,精油,眼影,睫毛膏,~belleza,~cosmetica,~maquillaje,champu,
      crema facial,pintalabios,protector solar,pasta de dientes,colonia`,
  },
  baby: {
    name: { 'en-US': 'Baby', 'zh-CN': '母婴', 'es-ES': 'Bebé' },
    words: `
      ~baby,~baby and toddler,~newborn,diaper,nappy,stroller,pacifier,baby bottle,car seat,crib,baby carrier,
      teether,~母婴,~婴儿,纸尿裤,婴儿车,奶瓶,安抚奶嘴,~bebe,panal,cochecito,chupete,biberon`,
  },
  vehicles: {
    name: { 'en-US': 'Cars & motorcycles', 'zh-CN': '汽车与摩托', 'es-ES': 'Coche y moto' },
    words: `
      ~automotive,~cars motorcycles,~汽车与摩托,~coche y moto,~car accessory,~car accessories,~vehicle part,~auto part,
      car charger,car mount,car cover,floor mat,seat cover,brake pad,motor oil,~汽车用品,~汽车配件,车载支架,脚垫,~automocion,
      ~recambios`,
  },
}
