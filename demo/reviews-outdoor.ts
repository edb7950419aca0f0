// What buyers say of outdoors.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const OUTDOOR_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'compasses',
      said(
        ['指针稳，转身不晃。', '刻度清楚，傍晚也读得出。', '黄铜有分量，放口袋里安心。'],
        ['Settles at once and stays there.', 'Readable at dusk.', 'Checked against a survey mark: under a degree off.'],
        ['La aguja se asienta enseguida.', 'Se lee al anochecer.', 'Comprobado con un hito: menos de un grado.'],
      ),
      said(['说明书只有图，没字。'], ['The manual is drawings only.'], ['El manual son solo dibujos.']),
    ),
    kind(
      'telescopes',
      said(
        ['月亮边上的坑一个个数得清。', '调焦顺，不跳。'],
        ['Counted craters along the edge of the moon.', 'Focus turns smoothly, no jumps.'],
        ['Se cuentan los cráteres del borde de la luna.', 'El enfoque gira suave.'],
      ),
      said(
        ['脚架轻，风大要压块石头。'],
        ['Weigh the tripod down in wind.'],
        ['Con viento hay que lastrar el trípode.'],
      ),
    ),
    kind(
      'camp',
      said(
        ['收起来小，塞得进侧袋。', '野营三晚，没出过岔子。', '冷的早上，靠它过的。'],
        [
          'Packs smaller than it looks.',
          'Three nights out and nothing to report.',
          'It made the cold morning bearable.',
        ],
        [
          'Recogido ocupa menos de lo que parece.',
          'Tres noches fuera y sin novedad.',
          'Gracias a esto la mañana helada fue llevadera.',
        ],
      ),
      said(['拉链要慢慢拉。'], ['Heavier than the lightest ones.'], ['Hay más ligeros.']),
    ),
    kind(
      'water walking-poles',
      said(
        ['握把不滑，手出汗也稳。', '锁扣紧，没松过。', '海水泡过冲一冲，没锈。'],
        [
          'A grip that stays put in wet hands.',
          'Locks and stays locked.',
          'Rinsed after salt water: not a speck of rust.',
        ],
        [
          'No resbala con las manos mojadas.',
          'Cierra y no se afloja.',
          'Lo aclaré tras el mar y ni una mota de óxido.',
        ],
      ),
      said(['收纳袋薄了点。'], ['The bag it comes in is thin.'], ['La funda es fina.']),
    ),
    kind(
      'cycling',
      said(
        ['上下班二十公里，没异响。', '扣起来一声脆的，放心。'],
        ['Twenty kilometers a day and not one creak.', 'Fits on the first click.'],
        ['Veinte kilómetros al día y ni un crujido.', 'Encaja al primer clic.'],
      ),
      said(
        ['自己装花了一小时。'],
        ['An hour with the tools before the first ride.'],
        ['Una hora de llaves antes de salir.'],
      ),
    ),
    kind(
      'snow-and-ice',
      said(
        ['第一天就不磨脚。', '边刃到手就能用。', '零下十五度没起雾。'],
        ['No blisters on day one.', 'Edges ready out of the box.', 'Fine at fifteen below.'],
        ['Primer día sin rozaduras.', 'Listo para usar al sacarlo.', 'A quince bajo cero, sin problema.'],
      ),
      said(['尺码偏小半号。'], ['Half a size small.'], ['Media talla pequeño.']),
    ),
    kind(
      'sport',
      said(
        ['手感沉稳，打起来有准头。', '手胶吸汗，两小时不滑。', '皮子厚，缝得密。'],
        [
          'Solid in the hand and honest about my mistakes.',
          'The grip holds for two hours.',
          'Thick leather, close stitches.',
        ],
        ['Firme en la mano, y no miente.', 'La empuñadura aguanta dos horas.', 'Piel gruesa, puntada prieta.'],
      ),
      said(['新手会觉得重。'], ['Heavy for a beginner.'], ['Pesa para quien empieza.']),
    ),
    kind(
      'outdoor',
      said(
        ['分量实在，接缝都做到位。', '用了几趟，没掉链子。', '老用法，新做工。'],
        [
          'A little heavy because it is meant to last.',
          'The stitching tells you somebody uses these.',
          'Several trips and no complaint.',
        ],
        [
          'Pesa un poco porque está hecho para durar.',
          'Se nota que lo ha pensado alguien que sale.',
          'Varias salidas y ni una queja.',
        ],
      ),
      said(['比同类重两百克。'], ['Two hundred grams heavier than its rivals.'], ['Doscientos gramos más que otros.']),
    ),
    kind(
      'tents',
      said(
        [
          '一个人六分钟搭好，第二次只要四分钟。',
          '半夜下雨，内帐一滴没进。',
          '{color}在雪地里老远就看得见。',
          '收纳袋做大了一号，塞得回去，感动。',
        ],
        [
          'Up in six minutes alone, four the second time.',
          'Heavy rain until dawn, dry floor.',
          'The bag is one size larger than it must be. Whoever decided that camps.',
        ],
        [
          'Montada en seis minutos, sin ayuda.',
          'Llovió toda la noche y dentro, seco.',
          'La bolsa es una talla más grande de lo necesario. Gracias.',
        ],
      ),
      said(
        ['两个人加两个大包就挤了。', '地钉在冻土里弯了一根。'],
        ['Two people, yes. Two people and two packs, no.', 'One peg bent in frozen ground.'],
        ['Para dos personas sí; con mochilas, justa.', 'Una piqueta se dobló en el hielo.'],
      ),
    ),
    kind(
      'camp-light',
      said(
        ['一节电池用了三个晚上。', '光斑匀，没有黑心。', '扔地上两次，只多了两道印。', '开关戴手套也按得到。'],
        [
          'Three nights on one charge.',
          'An even beam with no dark heart.',
          'Dropped it twice on granite; it only looks better.',
        ],
        [
          'Tres noches con una carga.',
          'Haz parejo, sin agujero negro en medio.',
          'Se me cayó dos veces en granito y ahí sigue.',
        ],
      ),
      said(['最亮一档有点发热。'], ['Warm in the hand on the highest level.'], ['Al máximo se calienta.']),
    ),
    kind(
      'axes',
      said(
        [
          '刃口到手就能刮手臂汗毛。',
          '柄上了油，不打滑不起泡。',
          '重心在手前一寸，挥起来省力。',
          '皮套扣得牢，放车里不怕。',
        ],
        [
          'Arrived shaving-sharp.',
          'The balance sits just ahead of the hand, where it should.',
          'Split a whole evening’s wood without a blister.',
          'Good sheath: I trust it in the car.',
        ],
        [
          'Llegó afilada de verdad.',
          'El equilibrio, justo delante de la mano.',
          'Leña para toda la noche y ni una ampolla.',
          'La funda cierra como debe.',
        ],
      ),
      said(['柄刚拿到有点干，自己擦了两遍油。'], ['The handle wanted oil on day one.'], ['El mango pedía aceite.']),
    ),
    kind(
      'ropes',
      said(
        ['打结不跑，解也好解。', '泡过水晾干没变硬。', '{color}在林子里好找。'],
        ['Holds a knot and gives it back.', 'Soaked, dried, still supple.', 'Easy to find in the grass in {color}.'],
        [
          'Aguanta el nudo y luego lo suelta.',
          'Mojada y seca, igual de flexible.',
          'En {color} se ve entre la hierba.',
        ],
      ),
      said(
        ['端头烧得粗糙，自己又包了一层。'],
        ['The ends were singed in a hurry.'],
        ['Los cabos venían quemados con prisa.'],
      ),
    ),
    kind(
      'packs',
      said(
        [
          '背长调好以后，十公斤像七公斤。',
          '上蜡帆布淋了半小时小雨，里面是干的。',
          '{color}耐脏，坐地上也不心疼。',
          '侧袋放得下一升的水壶，走路拿得到。',
        ],
        [
          'Ten kilos felt like seven once the straps were set.',
          'Half an hour of drizzle stayed outside.',
          'I can reach the bottle without taking it off.',
        ],
        [
          'Bien ajustada, diez kilos parecen siete.',
          'Media hora de llovizna y dentro nada.',
          'Se llega a la botella sin quitársela.',
        ],
      ),
      said(
        ['没有胸带，跑起来会晃。', '蜡味要散几天。'],
        ['No chest strap.', 'Smells of wax for a week.'],
        ['No trae correa de pecho.', 'Huele a cera unos días.'],
      ),
    ),
    kind(
      'boots',
      said(
        ['{size}码加一双厚袜正好。', '下坡脚趾不顶前面。', '泥地里走一天，回来一冲就干净。', '鞋跟咬得住石头。'],
        [
          'Size {size} with a thick sock, perfect.',
          'No toe bang on the long way down.',
          'Grips wet granite, forgives mud.',
        ],
        ['La {size} con calcetín gordo, perfecta.', 'Bajando no golpean los dedos.', 'Agarra en roca mojada.'],
      ),
      said(
        ['磨合了四趟才不咬脚踝。'],
        ['Four walks before the ankle gave in.'],
        ['Cuatro salidas hasta que cedió el tobillo.'],
      ),
    ),
  ],
  own: {
    'moss-daypack': [
      zh(5, '上班背，周末爬山也背，蜡面蹭出了地图。', '自己补了一次蜡，像新的。'),
      en(5, 'The wax creases into a map of where you have been.'),
      es(4, 'La de 22 litros para ciudad, la de 30 para el monte. Compré las dos.'),
      zh(3, '好包，但拉链头小，戴手套拉不住。'),
    ],
    'northline-flashlight': [
      en(5, 'Found the dog, the tent and my dignity, in that order.'),
      zh(5, '黄铜的用了一个月发乌了，更好看。停电那晚全楼就我家亮。'),
      es(4, 'Pequeña y seria. El clip es duro.'),
    ],
    'ember-hiking-boots': [
      zh(4, '第一次上脚就走了十五公里，是我不对。后来很舒服。', '换过一次底，在店里，材料钱。'),
      en(
        3,
        'Great leather, narrow toe box. Sent the 42 back for a 43.',
        '',
        'The last is narrow, you are right. We have said so on the page now.',
      ),
      es(5, 'Las suelas se cambian en la casa. Eso no lo hace nadie.'),
      zh(2, '右脚内侧缝线磨脚，换了一双才好，来回花了两周。', '', '两周太久。以后换鞋先发后收，您那双的运费已退回。'),
    ],
    'brass-compass': [
      zh(5, '教孩子认方向用的，现在他不让我碰。'),
      en(5, 'The sighting mirror is flat and the needle is honest.'),
    ],
    'ridge-tent': [
      en(5, 'Old shape, new cloth. It sheds wind like a barn roof.'),
      zh(4, '脊帐空间好，坐得直腰。就是占地大，小营位放不下。'),
      es(4, 'Preciosa y estable. Plegarla lleva su rato.'),
    ],
    'camp-axe': [zh(5, '劈柴半小时，手心没起泡。'), en(5, 'My father inspected it for a full minute and nodded.')],
    'braided-rope': [
      es(4, 'Veinte metros y ninguno de más. Hace un año que sujeta mi toldo.'),
      zh(5, '晾衣、捆行李、拉天幕，一根绳子干了一年活。'),
    ],
    'field-telescope': [zh(4, '看得见土星的耳朵。三脚架轻，风大要压块石头。')],
  },
  later: said(
    ['又用了一季，没毛病。', '淋过雨、沾过泥，擦一擦还是它。', '秋天送去保养了一次，焕然一新。'],
    [
      'Another season, not one complaint.',
      'Rain and mud since, and none the worse.',
      'Serviced in the autumn for the price of the material.',
    ],
    [
      'Otra temporada y ni una queja.',
      'Ha visto lluvia y barro y sigue igual.',
      'En otoño lo mandé a revisar y volvió como nuevo.',
    ],
  ),
}
