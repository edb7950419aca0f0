// What buyers say of sound and cameras.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const SOUND_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'hi-fi',
      said(
        ['小音量也听得清细节。', '放书架上不抢眼，一开口就不一样了。', '接线说明写得清楚，十分钟出声。'],
        [
          'Detail at low volume, which is when I listen.',
          'Ten minutes from box to music.',
          'Fills the room without raising its voice.',
        ],
        [
          'Detalle a poco volumen, que es como escucho.',
          'De la caja a la música en diez minutos.',
          'Llena la sala sin levantar la voz.',
        ],
      ),
      said(['低频要摆远点墙。'], ['Needs space from the wall.'], ['Pide aire detrás.']),
    ),
    kind(
      'keys',
      said(
        ['手感回弹快，练音阶不累。', '音准出厂就调好了。'],
        ['Keys spring back fast enough for scales.', 'In tune out of the box, and still so.'],
        ['La tecla vuelve rápido.', 'Afinado de fábrica, y así sigue.'],
      ),
      said(['背带孔位置偏，挂着会歪。'], ['The strap sits off center.'], ['La correa queda descentrada.']),
    ),
    kind(
      'drums',
      said(
        ['低音厚，拍一下整个木箱都在响。', '边打边紧，音能拉得很准。'],
        ['A round low note that you feel in the table.', 'Holds its tuning through a rehearsal.'],
        ['Un grave redondo que se nota en la mesa.', 'Aguanta la afinación todo el ensayo.'],
      ),
      said(['梅雨天要再紧一紧。'], ['Damp weather slackens it.'], ['Con humedad se afloja.']),
    ),
    kind(
      'instruments',
      said(
        ['声音开得快，练了两周更润。', '老师试了一下，说够用到考级。', '调音稳，搬动也没跑。'],
        [
          'My teacher tried it and kept it for ten minutes.',
          'Holds its tuning after a bus ride.',
          'Opens up nicely in the second week.',
        ],
        [
          'Mi profesora la probó y no la soltaba.',
          'Mantiene la afinación tras un viaje en autobús.',
          'A la segunda semana se abre el sonido.',
        ],
      ),
      said(['琴盒薄了点。'], ['The case could be thicker.'], ['El estuche podría ser más grueso.']),
    ),
    kind(
      'cameras',
      said(
        ['颗粒细，肤色耐看。', '锁得牢，长曝光不抖。', '接口严丝合缝。'],
        [
          'Fine grain and kind to faces.',
          'Locks firmly, sharp at one second.',
          'Mounts with a click that inspires trust.',
        ],
        [
          'Grano fino y amable con las caras.',
          'Bloquea firme: nítido a un segundo.',
          'Encaja con un clic que da confianza.',
        ],
      ),
      said(['保护盖容易丢。'], ['The cap is easy to lose.'], ['La tapa se pierde con facilidad.']),
    ),
    kind(
      'sound',
      said(
        ['说明书写给人看的，不是写给律师看的。', '包装全是纸，没有泡沫。', '放在架子上不像电器。'],
        ['A manual written for people.', 'Does not look like an appliance.', 'Works the way it says.'],
        ['Un manual escrito para personas.', 'No parece un electrodoméstico.', 'Hace lo que dice.'],
      ),
      said(['第一次设置花了点时间。'], ['Setting it up took an evening.'], ['Ponerlo en marcha llevó una tarde.']),
    ),
    kind(
      'headphones',
      said(
        [
          '人声靠前，低音不糊，听评书也舒服。',
          '戴眼镜三个小时耳朵不疼。',
          '{color}实物比图素，正合我意。',
          '线材能换，耳垫能换，说明书最后一页全是零件号。',
        ],
        [
          'Voices step forward, bass stays in its lane.',
          'Three hours with glasses on and no sore ears.',
          'Every part has a number on the last page. I hope I never need it.',
          'The {color} is calmer in person.',
        ],
        [
          'La voz delante y el grave en su sitio.',
          'Tres horas con gafas y sin dolor de orejas.',
          'Cada pieza tiene su referencia en el manual.',
          'El {color} es más sobrio al natural.',
        ],
      ),
      said(
        ['声音好，夹得有点紧，垫书撑了两晚。', '漏音，图书馆不敢开大。'],
        ['A firm clamp for the first week.', 'They leak: not for quiet trains.'],
        ['Aprietan la primera semana.', 'Se oye desde fuera si subes el volumen.'],
      ),
    ),
    kind(
      'radios',
      said(
        [
          '调台旋钮有阻尼，转着舒服。',
          '厨房里开着，炒菜也听得清。',
          '接收比旧的那台干净，地铁口也不串台。',
          '木壳把声音养圆了。',
        ],
        [
          'The tuning knob turns like a good tap.',
          'Clear over a frying pan.',
          'Pulls in the station that my old one only hinted at.',
        ],
        [
          'El dial gira con gusto.',
          'Se entiende con la campana extractora en marcha.',
          'Coge la emisora que la vieja solo insinuaba.',
        ],
      ),
      said(['蓝牙要按三秒才认，有点慢。'], ['Takes its time to pair.'], ['Tarda en emparejarse.']),
    ),
    kind(
      'microphones',
      said(
        ['录旁白不用后期去齿音。', '支架稳，敲桌子收不到。', '插上就认，不用装东西。'],
        ['My voice without the room.', 'Typing next to it does not show up.', 'Plugged in, recognized, done.'],
        ['Mi voz sin la habitación.', 'Tecleo al lado y no se oye.', 'Enchufar y listo.'],
      ),
      said(['防喷罩要另买。'], ['Needs a pop filter, not included.'], ['El filtro antipop va aparte.']),
    ),
    kind(
      'film-cameras',
      said(
        ['过片扳手那一声，值一半的钱。', '测光准，第一卷三十六张废了两张。', '取景器亮，戴眼镜也看得全。'],
        [
          'The wind-on lever alone is worth half the price.',
          'Two bad frames in thirty-six, both my fault.',
          'Bright finder, even with glasses.',
        ],
        [
          'Solo la palanca de arrastre ya vale la mitad.',
          'Dos fotos malas de treinta y seis, y la culpa es mía.',
          'Visor luminoso, también con gafas.',
        ],
      ),
      said(['背带不带，要另配。'], ['No strap in the box.'], ['No trae correa.']),
    ),
  ],
  own: {
    'drift-one-headphones': [
      zh(5, '地铁里开一半音量就够了，不用跟噪音抢。', '耳垫换过一次，二十块，自己两分钟换好。'),
      en(5, 'Strings sound like wood, not like wire. Folded flat they live in my daypack.'),
      es(4, 'Cómodos y neutros. Si buscas graves de discoteca, no son estos.'),
      en(
        2,
        'Left side crackled after a week. They swapped the cable, and it has been silent since. Two stars for the week.',
        'Three months without a sound that should not be there. I would give four now.',
        'A fair verdict. That run of cables has been withdrawn.',
      ),
      zh(4, '月白容易沾手印，擦一下就好。'),
    ],
    'harbor-radio': [
      zh(4, '放厨房，早上六点半准时响起京剧。'),
      en(5, 'My kitchen has a harbor in it now.'),
      es(4, 'Bonita y suena redonda. La antena, mejor desplegada.'),
      en(3, 'Sound yes, sleep timer no.'),
    ],
    'tide-microphone': [
      zh(5, '录了半年有声书，编辑再没退过我的底噪。'),
      en(4, 'Warm and close. Mount is a bit stiff.'),
      es(4, 'Para pódcast, de sobra.'),
    ],
    'pocket-piano': [
      zh(3, '玩是好玩，键太小，成年人只能两指禅。'),
      en(4, 'Lives on the sofa. Three songs written, none of them good, all of them fun.'),
      es(5, 'Mi hija de seis años ya toca la melodía del camión de la basura.'),
    ],
    'aperture-m-camera': [
      en(5, 'Feels like the one my uncle would not let me touch.'),
      zh(5, '银铬的，第一卷冲出来手都在抖。'),
    ],
    'goatskin-hand-drum': [
      es(5, 'La piel canta. Con humedad hay que tensarla un poco.'),
      zh(4, '绳调的，梅雨天要紧两圈。'),
    ],
    'restored-reel-projector': [
      zh(5, '放了爷爷一九八三年的胶片，全家没人说话。'),
      en(4, 'Runs true and smells like a cinema. The bulb is loud.'),
    ],
  },
  later: said(
    ['三个月下来，越用越顺。', '搬了一次家，什么事没有。', '借给朋友一周，差点要不回来。'],
    [
      'Three months on: nothing to report, which is the best report.',
      'Survived a move and a toddler.',
      'Lent it to a friend and had to ask for it back twice.',
    ],
    [
      'Tres meses y sin novedad, que es la mejor noticia.',
      'Ha sobrevivido a una mudanza.',
      'Se lo dejé a una amiga y me costó recuperarlo.',
    ],
  ),
}
