// What buyers say of table and kitchen.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const TABLE_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'cookware kettles',
      said(
        ['受热匀，边上不糊。', '开锅以后真的不粘。', '手柄不烫，端着稳。'],
        ['Even heat right to the edge.', 'Seasoned it twice and eggs slide.', 'The handle stays cool enough to hold.'],
        ['Calienta parejo hasta el borde.', 'Tras curarla dos veces, el huevo resbala.', 'El mango no quema.'],
      ),
      said(['分量不轻，腕力小的慎重。'], ['Heavy in one hand.'], ['Pesa para una sola mano.']),
    ),
    kind(
      'mugs-and-glasses',
      said(
        ['杯口不割嘴，洗起来也方便。', '底厚，放下去不会碎。', '一手握着刚好。'],
        [
          'A kind rim and a foot that stands firm.',
          'Fits my hand as if measured.',
          'Through forty washes without a cloud.',
        ],
        ['Borde amable y base firme.', 'Encaja en la mano como a medida.', 'Cuarenta lavados y sigue transparente.'],
      ),
      said(['容量比标的少一点。'], ['Holds a little less than stated.'], ['Cabe algo menos de lo que dice.']),
    ),
    kind(
      'cutlery-and-chopsticks',
      said(
        ['夹花生不打滑。', '重量分配好，放着不翻。', '洗碗机里一个月，不发乌。'],
        [
          'Balanced, so it lies still on the plate.',
          'No spots after a month of dishwasher.',
          'Long enough, not too long.',
        ],
        [
          'Bien equilibrados, se quedan quietos en el plato.',
          'Un mes de lavavajillas sin manchas.',
          'Ni largos ni cortos.',
        ],
      ),
      said(['只配了一套，客人来不够。'], ['I wish they sold single pieces.'], ['Ojalá vendieran piezas sueltas.']),
    ),
    kind(
      'kitchen-tools',
      said(
        ['切番茄不压汁。', '木头厚实，刀痕浅。', '挂墙上也好看。'],
        ['Through a ripe tomato without pressing.', 'Thick enough to forgive the knife.', 'Hangs where I can see it.'],
        ['Corta el tomate maduro sin apretar.', 'Gruesa, y perdona el cuchillo.', 'Queda bien hasta colgada.'],
      ),
      said(['头一个月要多上几次油。'], ['Wants oil in its first month.'], ['El primer mes pide aceite.']),
    ),
    kind(
      'table-linen',
      said(
        ['洗过以后更软。', '边锁得密，没脱线。', '红酒渍一遍就掉。'],
        ['Softer after every wash.', 'The hems are dead straight.', 'Red wine came out in one go.'],
        ['Más suave con cada lavado.', 'Los bajos, rectos de verdad.', 'El vino salió a la primera.'],
      ),
      said(['不熨会皱，亚麻都这样。'], ['Creases, as linen does.'], ['Se arruga, como todo lino.']),
    ),
    kind(
      'lunch-and-thermos',
      said(
        ['早上装的汤，中午还烫嘴。', '斜着放也没漏。', '两层分开，味道不串。'],
        [
          'Soup from seven is still hot at noon.',
          'Lay on its side in my bag: dry.',
          'Two tiers that keep their secrets.',
        ],
        [
          'La sopa de las siete llega caliente a mediodía.',
          'Tumbado en la mochila y ni una gota.',
          'Dos pisos que no mezclan olores.',
        ],
      ),
      said(
        ['密封圈要拆下来洗，有点麻烦。'],
        ['The seal must come out for washing.'],
        ['Hay que sacar la goma para lavarla.'],
      ),
    ),
    kind(
      'teapots',
      said(
        [
          '{color}比屏幕上沉静，耐看。',
          '出水成线，收得住。',
          '盖子合得严，倒过来不滴。',
          '壶把三个手指刚好，不烫。',
          '釉面有一粒小黑点，我当它是窑里给的记号。',
          '滤孔打得细，碎茶也拦得住。',
        ],
        [
          'In {color} it looks quieter and better than on my screen.',
          'Pours without a drip, even when full.',
          'Three fingers fit the handle, and it stays cool.',
          'One tiny iron speck in the glaze. I like it.',
          'The lid stays on when you tip it right over.',
        ],
        [
          'El {color} gana mucho al natural.',
          'No gotea, ni llena.',
          'Caben tres dedos en el asa y no quema.',
          'Trae una mota de hierro en el esmalte; me parece su firma.',
          'La tapa no se cae ni volcándola del todo.',
        ],
      ),
      said(
        ['比想象中小一圈，看好容量再下单。', '内壁釉薄的地方容易留茶渍。'],
        ['Smaller than I imagined: read the capacity twice.', 'Tea stains the inside where the glaze runs thin.'],
        ['Más pequeña de lo que parece en la foto.', 'Donde el esmalte es fino, coge color del té.'],
      ),
    ),
    kind(
      'cups tea-sets',
      said(
        [
          '壁薄而不烫手，拿着刚好。',
          '底足修得干净，放玻璃桌上没有声音。',
          '三个颜色里挑了{color}，没后悔。',
          '口沿薄，先到嘴边的是茶。',
          '小小一只，握在手里很安静。',
        ],
        [
          'Thin at the lip, cool where you hold it.',
          'The foot is finished by hand, you can feel the last turn of the tool.',
          'Chose {color} after a week of dithering and would again.',
          'Small, quiet, exactly enough.',
        ],
        [
          'Borde finísimo y no quema donde se coge.',
          'El pie está repasado a mano y se nota.',
          'Dudé una semana, elegí {color} y repetiría.',
          'Pequeña, callada, lo justo.',
        ],
      ),
      said(
        ['比我平时的杯子小一半，习惯了两天。', '釉色深浅有差，介意的人问清楚再拍。'],
        ['Half the size of my usual mug. It took two days to adjust.', 'No two are quite the same shade.'],
        ['La mitad que mi taza de siempre; tardé dos días en acostumbrarme.', 'No hay dos del mismo tono exacto.'],
      ),
    ),
    kind(
      'bowls-and-plates',
      said(
        [
          '盛面盛汤都不烫嘴边。',
          '叠起来稳，柜子里省地方。',
          '每只口沿都不完全一样，摆一桌很活。',
          '洗碗机里转了一个月，釉没花。',
          '{color}配青菜特别好看。',
        ],
        [
          'They stack without wobbling.',
          'No two rims are quite alike, and the table is better for it.',
          'Through the dishwasher every night for a month, no scratches.',
          'The {color} makes plain rice look like dinner.',
        ],
        [
          'Se apilan sin bailar.',
          'No hay dos bordes iguales, y la mesa lo agradece.',
          'Un mes de lavavajillas y ni una raya.',
          'En {color}, hasta el arroz blanco luce.',
        ],
      ),
      said(
        ['有一只底部不太平，放桌上会轻轻转。', '好看，微波后有点烫手。'],
        ['One of mine rocks a little.', 'Lovely, but hot to hold after the microwave.'],
        ['Uno de los míos baila un poco.', 'Preciosos, aunque en el microondas se calientan mucho.'],
      ),
    ),
    kind(
      'vases',
      said(
        ['插一枝就够，不插也成立。', '口小，花不会倒向一边。', '试过装水过夜，不渗。', '分量足，猫碰了一下没倒。'],
        [
          'One branch is enough; empty it still holds the shelf.',
          'The narrow neck keeps the stems where you put them.',
          'Watertight: I left it on a wooden table overnight to be sure.',
          'Heavy enough to survive the cat.',
        ],
        [
          'Con una rama basta, y sin nada también.',
          'El cuello estrecho sujeta bien los tallos.',
          'No rezuma: lo dejé una noche sobre la madera.',
          'Pesa lo suyo; el gato no ha podido con él.',
        ],
      ),
      said(
        ['比图上高，书架隔层放不下。'],
        ['Taller than my shelf. Measure first.'],
        ['Más alto de lo que pensaba; no cabe en la estantería.'],
      ),
    ),
    kind(
      'clay-pots',
      said(
        [
          '小火炖两小时，汤不浑，锅不糊。',
          '盖子重，蒸汽跑不掉。',
          '开锅照说明煮了一次粥，没有土味。',
          '端上桌一刻钟还在冒泡。',
          '锅耳够大，戴手套也抓得稳。',
        ],
        [
          'Two hours on a low flame and nothing caught.',
          'The lid is heavy, which is the whole point.',
          'I boiled rice in it first, as told: no earthy taste.',
          'Still bubbling a quarter of an hour after it reached the table.',
        ],
        [
          'Dos horas a fuego lento y no se pega nada.',
          'La tapa pesa, que es de lo que se trata.',
          'Herví arroz la primera vez, como dicen, y no sabe a barro.',
          'Llega a la mesa y sigue borboteando.',
        ],
      ),
      said(
        ['好用，就是沉，单手端不动。', '锅底外圈有一点釉没上匀。'],
        ['Superb, and heavy. Two hands.', 'Glaze is patchy on the outside of the base.'],
        ['Cocina de maravilla, pero pesa lo suyo.', 'El esmalte de la base no está muy igualado.'],
      ),
    ),
    kind(
      'kitchen-storage tea-caddies',
      said(
        [
          '盖子有密封圈，茶叶放了两个月还是香的。',
          '铅笔写标签，一擦就掉，换东西方便。',
          '一排放在台面上，比塑料罐顺眼多了。',
          '{color}耐脏，手印看不出来。',
        ],
        [
          'Seals tightly: coffee still smells of coffee.',
          'Pencil on the label wipes off, so it really gets used.',
          'A row of these has made my kitchen look grown-up.',
        ],
        [
          'Cierra bien: el café sigue oliendo a café.',
          'Se escribe con lápiz y se borra con el dedo.',
          'Tres en fila y la cocina parece otra.',
        ],
      ),
      said(
        ['罐口偏窄，大勺伸不进去。'],
        ['My big spoon does not fit through the neck.'],
        ['La boca es estrecha para un cazo.'],
      ),
    ),
    kind(
      'drinkware',
      said(
        ['温酒很快，杯壁不烫唇。', '倒酒有细细一声，很好听。', '两个人对坐，大小正好。'],
        [
          'Warms in minutes and stays warm for the length of a talk.',
          'Makes a small, pleasant sound when it pours.',
          'The right size for two people who are not in a hurry.',
        ],
        [
          'Calienta enseguida y aguanta una conversación.',
          'Al servir suena de maravilla.',
          'El tamaño justo para dos sin prisa.',
        ],
      ),
      said(['杯子偏小，三口一杯。'], ['The cups are tiny: three sips.'], ['Los vasitos son de tres sorbos.']),
    ),
    kind(
      'table',
      said(
        ['手感比价格好。', '天天在用，没舍得收起来。', '冲水就干净，不挂油。', '比超市那套沉，但沉得踏实。'],
        [
          'Feels better than it costs.',
          'In daily use, not in the cupboard.',
          'Rinses clean, nothing sticks.',
          'Has the weight that cheap things lack.',
        ],
        [
          'Se siente mejor de lo que cuesta.',
          'Lo uso a diario, no está de adorno.',
          'Se limpia con agua y ya.',
          'Tiene el peso que le falta a lo barato.',
        ],
      ),
      said(
        ['边角有一处毛刺，自己磨了磨。', '说明书只有半页，摸索着用的。'],
        ['One rough edge that I had to sand.', 'The instructions are half a page long.'],
        ['Una arista áspera que tuve que lijar.', 'Las instrucciones son media página.'],
      ),
    ),
  ],
  own: {
    'celadon-teapot': [
      zh(5, '出水收得干净，滴水不漏。阴天看，绿色比照片里更深。', '用了三个月，内壁没留茶色，盖子也没松。'),
      en(5, 'Pours without a drip, even full. The green is deeper than the photo on a cloudy day.'),
      es(5, 'Corta sin gotear, aun llena. El verde es más hondo que en la foto cuando está nublado.'),
      zh(4, '包得像鸡蛋。盖内有一粒小铁斑，窑里附了张纸条说明。', '', '小铁点是土里带的，每只都不一样。谢谢留下它。'),
      en(
        5,
        'Arrived wrapped like an egg. A tiny iron speck inside the lid; the kiln wrote a note about it.',
        'Three months on: daily use, no chips, and the speck is my favorite part.',
      ),
      es(4, 'La de 620 es la buena. Con la de 900 mi madre no podía con una mano.'),
      zh(
        2,
        '到手壶嘴崩了一小块，换了一只用了九天。新的这只没毛病，但等得有点久。',
        '',
        '路上碎的都算窑里的。九天太久了，以后先发新的，再收旧的。',
      ),
    ],
    'tasting-cups': [
      zh(5, '四只高矮差一根头发丝，一看就是手拉的。'),
      en(5, 'Thin at the lip. The tea tastes a degree hotter, in a good way.'),
      es(5, 'Tan finas que da miedo fregarlas. Ocho meses y siguen las cuatro.'),
      zh(
        3,
        '好看，但真的薄，我家已经碎了一只。建议出单只补配。',
        '',
        '单只补配已经上架，报订单号，颜色给您对着原来的烧。',
      ),
    ],
    'gongfu-cup': [
      zh(5, '梨木托盘闻得到木头味，杯子坐进去有个小凹，端着走不滑。'),
      en(5, 'The tray has a shallow seat so the cup does not travel. Somebody thought about this.'),
      es(4, 'La bandeja de peral es una maravilla. Pide un poco de aceite al mes.'),
    ],
    'everyday-bowl': [
      zh(5, '六口人一人一只，三个颜色混着买，吃饭再不会拿错。'),
      en(5, 'Cereal, ramen, salad. I own nine now and regret none.', 'Eleven. My sister took two.'),
      es(5, 'Es el cuenco de todos los días, ni más ni menos. La cuchara, un poco corta para sopa.'),
      zh(4, '勺子配得浅，喝汤要多舀几下。碗本身挑不出毛病。'),
    ],
    'stew-pot': [
      zh(5, '腌笃鲜炖了一下午，邻居来敲门问是什么。'),
      en(5, 'White beans, sage, three hours. I finally understand clay.'),
      es(5, 'Las lentejas saben a las de mi pueblo. Ojo con ponerla en frío sobre fuego fuerte.'),
    ],
    'storage-jar': [
      zh(5, '500 的放陈皮，1000 的放米，一年没生虫。'),
      en(4, 'Handsome, seals well. The label field takes pencil and nothing else.'),
    ],
    'greek-key-amphora': [
      en(5, 'The 38 is a proper floor piece. Came in a crate with a screwdriver taped inside.'),
      zh(4, '陶土色朴素，回纹是刻的不是印的。底下最好垫块布，会磨木地板。'),
    ],
    'rice-wine-set': [
      zh(5, '冬至那天用的，黄酒温到刚好，爷爷说像回到四十年前。'),
      es(4, 'Lo usamos para sake. El hueco para el agua caliente es un acierto.'),
    ],
  },
  later: said(
    ['用了两个月，和新的一样。', '天天上桌，没让人操心。', '后来又添了一份，两批对得上。', '半年了，还是第一个拿它。'],
    [
      'Two months of daily use: as new.',
      'Bought a second; it matches the first.',
      'Half a year, and still the one I reach for.',
    ],
    [
      'Dos meses de uso diario y como nuevo.',
      'He comprado otro y casan perfectamente.',
      'Medio año después sigue siendo lo primero que cojo.',
    ],
  ),
}
