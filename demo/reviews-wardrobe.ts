// What buyers say of the wardrobe.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const WARDROBE_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'shoes',
      said(
        ['{size}码，平时穿多少就拍多少。', '走了一天脚不酸。', '鞋底软硬刚好，声音不吵。'],
        [
          'Size {size} as always, and right.',
          'A whole day on my feet and no complaint.',
          'The sole is quiet on stone.',
        ],
        ['La {size} de siempre y acerté.', 'Un día entero de pie y ni una queja.', 'La suela no hace ruido.'],
      ),
      said(
        ['脚背高的人建议大半码。'],
        ['High insteps should go half a size up.'],
        ['Si tienes mucho empeine, media talla más.'],
      ),
    ),
    kind(
      'hats',
      said(
        ['戴了一路高铁，帽形没塌。', '帽圈吸汗，不勒额头。', '遮得住正午的太阳。'],
        [
          'Kept its shape through a train journey on my lap.',
          'Does not pinch, does not fly off.',
          'Real shade at noon.',
        ],
        ['Ha viajado en tren y no ha perdido la forma.', 'No aprieta ni se vuela.', 'Da sombra de verdad a mediodía.'],
      ),
      said(['头围大的要问一声。'], ['Large heads should ask first.'], ['Si tienes la cabeza grande, pregunta antes.']),
    ),
    kind(
      'accessories',
      said(
        ['细节做得认真，扣子不松。', '天天用，颜色没掉。', '{color}搭什么都行。'],
        ['Small thing, properly made.', 'The {color} goes with everything I own.', 'Worn daily, no sign of it.'],
        ['Cosa pequeña, bien hecha.', 'El {color} va con todo lo que tengo.', 'A diario y no se nota.'],
      ),
      said(['尺寸偏小，买前量一下。'], ['Runs small.'], ['Talla pequeño.']),
    ),
    kind(
      'jewelry',
      said(
        ['比图上小巧，戴着舒服。', '不刮毛衣。', '送的绒袋很厚实。'],
        ['Finer in person than in the picture.', 'Does not catch on wool.', 'I forget that I am wearing it.'],
        ['Más fino al natural que en la foto.', 'No se engancha en la lana.', 'Se me olvida que lo llevo.'],
      ),
      said(['扣头细，自己扣有点费劲。'], ['A fiddly clasp.'], ['El cierre es menudo.']),
    ),
    kind(
      'clothing',
      said(
        [
          '一米六八，{size}码，肩线刚好落在肩头。',
          '里面的线头也收得干净。',
          '{color}比图偏暖一点，显气色。',
          '坐一天起来没有褶。',
          '洗了三次没缩没歪。',
        ],
        [
          'True to size: I am a usual {size} and took a {size}.',
          'Turned it inside out: every seam is bound.',
          'The {color} is a shade warmer than the photo, and kinder.',
          'Sat in it all day, no creases worth mentioning.',
        ],
        [
          'Talla bien: uso la {size} y acerté.',
          'Le di la vuelta y por dentro está igual de rematado.',
          'El {color} es algo más cálido que en la foto, y favorece.',
          'Un día entero de oficina y ni una arruga seria.',
        ],
      ),
      said(
        ['长了两厘米，店里免费改了。', '颜色深的第一次要单独洗。'],
        ['A touch long; the house shortened it for nothing.', 'Wash the dark one alone the first time.'],
        ['Dos dedos larga; me la arreglaron gratis.', 'El oscuro, la primera vez, lavadlo aparte.'],
      ),
    ),
    kind(
      'coats',
      said(
        [
          '不挂毛不起球，风从哪边来都挡得住。',
          '垂坠好，走路的时候下摆很安静。',
          '{size}码里面还能穿一件厚毛衣。',
          '口袋深，手机放进去不鼓。',
        ],
        [
          'Warm without weighing on the shoulders.',
          'The {size} leaves room for a proper sweater.',
          'Pockets deep enough for hands and a book.',
          'It hangs so well that I stand straighter.',
        ],
        [
          'Abriga sin pesar.',
          'En la {size} cabe un jersey gordo debajo.',
          'Bolsillos de verdad, hondos.',
          'Cae tan bien que hasta cambia la postura.',
        ],
      ),
      said(
        ['扣眼偏紧，要穿几天才顺手。'],
        ['Buttonholes are tight at first.'],
        ['Los ojales van duros los primeros días.'],
      ),
    ),
    kind(
      'dresses',
      said(
        ['斜裁的裙摆会自己转弯，走起路来舒服。', '不透，不用另外买衬裙。', '腰线不勒，吃完饭也不怕。'],
        [
          'Moves before I do.',
          'Not see-through, not clingy, not difficult.',
          'Wore it to a wedding and to the market in one week.',
        ],
        [
          'Se mueve antes que yo.',
          'Ni transparenta ni se pega.',
          'La he llevado a una boda y al mercado la misma semana.',
        ],
      ),
      said(
        ['个子小的要收三厘米下摆。'],
        ['Shorter people will want the hem taken up.'],
        ['Por debajo de 1,60 hay que coger el bajo.'],
      ),
    ),
    kind(
      'derbies ankle-boots',
      said(
        [
          '{size}码，平时穿多少就拍多少。',
          '头两天磨后跟，第三天就服帖了。',
          '下雨走了两公里，袜子是干的。',
          '鞋底是缝的不是粘的，能换。',
          '皮面一蹭有痕，擦点油就回来。',
        ],
        [
          'Size {size} as always, and they fit like last year.',
          'Two stiff days, then nothing but comfort.',
          'Walked home in rain with dry socks.',
          'Stitched sole, so they can be mended. That is why I paid.',
        ],
        [
          'La {size} de siempre y acerté.',
          'Dos días duros y luego una gloria.',
          'Una hora bajo la lluvia y los calcetines secos.',
          'Suela cosida: se puede cambiar.',
        ],
      ),
      said(
        ['脚背高的人建议大半码。', '鞋带偏短，自己换了一副。'],
        ['High insteps should go half a size up.', 'The laces are stingy.'],
        ['Si tienes mucho empeine, media talla más.', 'Los cordones se quedan cortos.'],
      ),
    ),
    kind(
      'handbags',
      said(
        [
          '装下电脑、水壶和一把伞，还立得住。',
          '{color}的皮越用越亮。',
          '拉链顺，一只手就能开。',
          '内袋大小正好放证件。',
        ],
        [
          'Holds a laptop, a bottle and still stands up on its own.',
          'The {color} leather has begun to shine where I hold it.',
          'One-handed clasp, which matters on trains.',
        ],
        [
          'Cabe el portátil, la botella, y se tiene en pie.',
          'La piel {color} empieza a coger brillo.',
          'Se abre con una mano, cosa que en el metro importa.',
        ],
      ),
      said(['空包就有点分量。'], ['Not light, even empty.'], ['Pesa ya vacío.']),
    ),
    kind(
      'scarves',
      said(
        ['{color}配深色大衣，提一口气。', '不扎脖子，不掉毛。', '叠起来一只手就握住。', '早上起风，围上就不想摘。'],
        [
          'Soft at once, no scratch at the neck.',
          'The {color} lifts every dark coat I own.',
          'Folds into a pocket and comes out without a grudge.',
        ],
        [
          'Suave desde el primer día, no pica.',
          'El {color} levanta cualquier abrigo oscuro.',
          'Se dobla en el bolsillo y sale como si nada.',
        ],
      ),
      said(
        ['比想的窄，绕两圈就没了。'],
        ['A little narrow for double wrapping.'],
        ['Algo estrecha para dar dos vueltas.'],
      ),
    ),
    kind(
      'umbrellas',
      said(
        ['风里翻过来一次，骨架没坏。', '木柄握着暖，不打滑。', '甩两下就干得差不多。'],
        [
          'Turned inside out once and forgave me.',
          'The crook hangs on everything: arm, chair, bar.',
          'Two shakes and it is nearly dry.',
        ],
        [
          'Se dio la vuelta con el viento y ni se inmutó.',
          'El mango se cuelga en cualquier sitio.',
          'Dos sacudidas y casi seco.',
        ],
      ),
      said(['长柄，进地铁得留神。'], ['Long: mind your neighbors.'], ['Es largo: cuidado en el metro.']),
    ),
    kind(
      'watches',
      said(
        ['夜光够亮，关灯看得清。', '表带皮软，不用磨合。', '一天慢三秒，可以接受。'],
        [
          'Loses three seconds a day, which is my own standard too.',
          'The strap needed no breaking in.',
          'Readable at arm’s length without glasses.',
        ],
        ['Atrasa tres segundos al día; me vale.', 'La correa es blanda desde el principio.', 'Se lee sin gafas.'],
      ),
      said(
        ['表扣第一个孔都嫌大，手腕细的要加孔。'],
        ['Needed an extra hole for a thin wrist.'],
        ['Tuve que hacerle un agujero más a la correa.'],
      ),
    ),
    kind(
      'wardrobe swimwear',
      said(
        ['做工对得起价钱，看背面就知道。', '衣柜里最常伸手拿的一件。', '同事问了两次牌子。'],
        [
          'The one thing that I reach for without thinking.',
          'Better made than what I paid three times as much for.',
          'Asked about it twice in one day.',
        ],
        [
          'Es lo que cojo sin pensar.',
          'Mejor hecho que cosas tres veces más caras.',
          'Me han preguntado dos veces de dónde es.',
        ],
      ),
      said(
        ['尺码表要看仔细，和别家不太一样。'],
        ['Read the size table: it differs from others.'],
        ['Mirad bien la tabla de tallas.'],
      ),
    ),
  ],
  own: {
    'lambswool-scarf': [
      zh(5, '苔绿比图上更灰一点，更好看。围一冬天没起球。'),
      en(5, 'Long enough for one proper knot. No pilling after a season on a wool coat.'),
      es(5, 'Abriga de verdad y no pesa. Me he quedado con el cobalto y el arena.'),
      zh(4, '刚开始有一点羊毛味，晾两天就没了。'),
    ],
    'striped-tee': [
      zh(5, '领口厚，洗完不会变成木耳边。条纹对得上缝。', '洗了二十多次，还是这个领口。'),
      en(5, 'The stripe meets at the side seam. I checked, then I bought two more.'),
      es(4, 'Algodón gordo, de los de antes. Para agosto da un poco de calor.'),
      en(
        2,
        'Shrank a full size because I tumble-dried it. The label says not to. Still cross.',
        '',
        'We are sorry all the same. Send it in: if it can be blocked back to size, we do it for nothing.',
      ),
    ],
    'sand-car-coat': [
      zh(5, '双面羊绒的手感，价格是羊毛的。藏在地铁里挤也没变形。'),
      en(5, 'I had the lining checked by my tailor. He asked where it came from.'),
      es(5, 'Me lo cogieron de hombros en la casa, gratis, en cuatro días.'),
    ],
    'derby-shoes': [
      zh(4, '三眼德比，楦头偏瘦，穿一周开了就舒服了。', '换过一次前掌，店里只收了料钱。'),
      en(5, 'Resoled once already, for the price of a lunch.'),
      es(4, 'Piel buena. Las primeras horas mandan ellos.'),
    ],
    'bias-dress': [
      zh(4, '梅紫在灯光下几乎是黑的，在太阳下是酒色。'),
      es(5, 'El corte al bies perdona muchísimo.'),
      en(
        3,
        'Beautiful cloth. I am 158 cm and lost ten of them to the hem.',
        '',
        'Hems are altered in the house for life. Post it to us with your height.',
      ),
    ],
    'ash-crook-umbrella': [
      en(4, 'A gust on the bridge tested it before I could. It held.'),
      zh(3, '伞面好，收伞扣有点紧，湿手不好扣。'),
    ],
    'doctor-bag': [
      es(5, 'Dos tonos, herrajes que pesan y un olor a piel que sigue ahí.'),
      zh(5, '开口像医生包一样整个张开，找东西不用翻。'),
    ],
  },
  later: said(
    [
      '穿戴了一季，和新的差不多。',
      '磨合好了，现在最顺手。',
      '送回店里修过一次，没收钱，一周就寄回来了。',
      '衣柜里留下来的就是它。',
    ],
    [
      'A season later it looks as it did.',
      'Broken in, and now I reach for nothing else.',
      'Sent it in for a small repair: free, and back in a week.',
    ],
    [
      'Una temporada después está como el primer día.',
      'Ya se ha hecho a mí y no cojo otra cosa.',
      'Lo mandé a un arreglo pequeño: gratis y en una semana.',
    ],
  ),
}
