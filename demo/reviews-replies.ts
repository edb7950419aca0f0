// How each house answers: thanks for praise, and what it does about a fault. One voice per house; `any` for houses without words of their own.
import { said, type Said } from './reviews-words.ts'

export type HouseVoice = { thanks: Said; sorry: Said }
const voice = (thanks: Said, sorry: Said): HouseVoice => ({ thanks, sorry })

export const VOICES: Record<string, HouseVoice> = {
  any: voice(
    said(
      ['多谢，这段话念给做它的人听了。', '谢谢，慢慢用。'],
      ['Thank you. We read this aloud to the person who made it.', 'Thank you; may it serve you long.'],
      ['Gracias. Se lo hemos leído a quien lo hizo.', 'Gracias, que lo disfrutes mucho tiempo.'],
    ),
    said(
      ['抱歉，本该让您满意。已经给您留言，换或退都行。', '谢谢直说，我们记下来改。'],
      [
        'This should have been right. We have written to you: exchange or refund, as you like.',
        'Thank you for saying it plainly. It is on our list.',
      ],
      [
        'Debería haber salido bien. Te hemos escrito: cambio o reembolso, lo que prefieras.',
        'Gracias por decirlo claro. Queda apuntado.',
      ],
    ),
  ),
  'nanshan-kiln': voice(
    said(
      ['师傅手上有泥，我替他谢谢您。', '釉是越用越润的，过两年再看。', '窑里的人看见了，今天多拉了两只坯。'],
      ['The potter has clay on his hands, so I thank you for him.', 'Glaze softens with use. Look again in two years.'],
      [
        'El alfarero tiene barro en las manos; te doy las gracias por él.',
        'El esmalte se suaviza con el uso. Míralo dentro de dos años.',
      ],
    ),
    said(
      ['这算窑里的不是。换一只还是退款，您说了算。', '话带到窑上了，下一窑就改。您这一件随时能换。'],
      [
        'We count this as the kiln’s fault. Exchange or refund, you decide.',
        'The kiln has heard you; the next firing will show it.',
      ],
      [
        'Lo apuntamos como culpa del horno. Cambio o reembolso, tú decides.',
        'Se lo hemos dicho al horno y en la próxima hornada se notará.',
      ],
    ),
  ),
  'luz-y-lino': voice(
    said(
      ['谢谢。光暗下来的时候它最好看，我们也这么觉得。', '家里的东西认人，养一年再看。'],
      [
        'Thank you. It is at its best when the light goes; we think so too.',
        'Things in a house get used to people. Look again in a year.',
      ],
      [
        'Gracias. Al caer la luz es cuando gana; nosotros también lo creemos.',
        'Las cosas de casa se acostumbran a quien las usa. Míralo dentro de un año.',
      ],
    ),
    said(
      ['不合心意就别留着，七天内来取，不收您一分钱。', '给您去了信，照您方便的办法来。'],
      [
        'Do not keep what you do not love: we collect it, no charge.',
        'We have written to you and will do it your way.',
      ],
      [
        'No te quedes con lo que no te convence: lo recogemos sin cargo.',
        'Te hemos escrito y lo haremos como mejor te venga.',
      ],
    ),
  ),
  paperbird: voice(
    said(
      ['用完了寄张照片来，工坊有一面墙贴这个。', '谢谢，祝您写得尽兴。'],
      [
        'When you have used it up, send a photo: there is a wall for that.',
        'Thank you. May the pages fill faster than you plan.',
      ],
      [
        'Cuando lo gastes, mándanos una foto: hay una pared para eso.',
        'Gracias. Que las páginas se llenen antes de lo previsto.',
      ],
    ),
    said(
      ['寄回来，我们弄到您满意为止，邮费算我们的。', '谢谢指出，质检那张单子上加了一行。'],
      [
        'Post it back and we will work on it until it suits you. Postage is ours.',
        'Thank you. Our checklist has one more line now.',
      ],
      [
        'Envíanoslo y lo ajustamos hasta que te guste; el porte es nuestro.',
        'Gracias. Nuestra lista de control tiene una línea más.',
      ],
    ),
  ),
  'otter-audio': voice(
    said(
      ['谢谢。零件表在说明书最后一页，用不上最好。', '四个工程师轮流看了一遍，都笑了。'],
      ['Thank you. The parts list is on the last page; may you never need it.', 'All four of us read this twice.'],
      [
        'Gracias. La lista de piezas está en la última página; ojalá no la necesites.',
        'Lo hemos leído los cuatro, dos veces.',
      ],
    ),
    said(
      ['请把序列号发给我们，工作台先给您查。修、换、退，按您的来。', '这一条进了下一版的改动单，谢谢。'],
      [
        'Send us the serial number and the bench will look first. Repair, exchange or refund, as you prefer.',
        'This goes on the list for the next revision. Thank you.',
      ],
      [
        'Pásanos el número de serie y el taller lo mira primero. Reparación, cambio o reembolso, como prefieras.',
        'Va a la lista de la próxima revisión. Gracias.',
      ],
    ),
  ),
  'old-street-grocer': voice(
    said(
      ['农户看到会高兴的。', '吃完了再来，架子还在老地方。', '谢谢，下一季还给您留着。'],
      ['The grower will be pleased to hear it.', 'The shelf is where it was. Come back when it is gone.'],
      ['Se lo decimos a quien lo cultiva.', 'El estante sigue en su sitio. Vuelve cuando se acabe.'],
    ),
    said(
      ['吃的东西不能将就。给您留了言，退或补都行。', '谢谢直说，下一批我们先尝过再发。'],
      [
        'Food is no place for excuses. We have written to you: refund or replacement.',
        'Thank you for being plain. We taste the next batch before it leaves.',
      ],
      [
        'Con la comida no hay excusas. Te hemos escrito: reembolso o reposición.',
        'Gracias por decirlo. La próxima partida la probamos antes de enviarla.',
      ],
    ),
  ),
  'pine-and-ember': voice(
    said(
      ['秋天寄回来保养，只收料钱。', '山里走过的才算旧，您这个还新着。'],
      ['Send it back in the autumn for a service: material only.', 'It is only old once it has been lost and found.'],
      ['En otoño mándalo a revisar: solo el material.', 'Solo es viejo cuando se ha perdido y encontrado.'],
    ),
    said(
      ['寄回来，铁匠看过再说，来回运费我们出。', '山里用的东西不能含糊，给您换。'],
      [
        'Send it in, the smith looks at it, freight both ways on us.',
        'Nothing that goes up a hill may be doubtful. We exchange it.',
      ],
      [
        'Envíalo: lo mira el herrero y el porte es nuestro, ida y vuelta.',
        'Lo que sube al monte no puede fallar. Te lo cambiamos.',
      ],
    ),
  ),
  'tin-moon': voice(
    said(
      ['第二天还在玩，做玩具的人就够了。', '谢谢，工坊里今天有人多吃了一块糖。'],
      [
        'If it is still played with on the second day, we are content.',
        'Thank you. Somebody in the mill had an extra sweet today.',
      ],
      [
        'Si al segundo día sigue en juego, hemos cumplido.',
        'Gracias. Hoy en el taller alguien se ha comido un caramelo de más.',
      ],
    ),
    said(
      ['抱歉扫了兴。寄回来，修或换都行。', '记在工坊的黑板上了，谢谢您告诉我们。'],
      [
        'Sorry to have spoiled the fun. Send it in: mended or exchanged, as you like.',
        'It is on the blackboard in the mill now. Thank you for telling us.',
      ],
      [
        'Sentimos haber aguado la fiesta. Mándalo: arreglo o cambio, como quieras.',
        'Ya está en la pizarra del taller. Gracias por contarlo.',
      ],
    ),
  ),
  'seis-hilos': voice(
    said(
      ['谢谢。要修要改，终身都在店里。', '穿得久，是对裁缝最好的话。'],
      ['Thank you. Mending and altering are for life, remember.', 'Worn long is the kindest word to a tailor.'],
      ['Gracias. Los arreglos son de por vida, acuérdate.', 'Que dure es lo mejor que se le dice a una costurera.'],
    ),
    said(
      ['寄来改，不收钱；不想改就换，也不收钱。', '这一条给打版师看了，谢谢您直说。'],
      [
        'Send it in and we alter it for nothing; or exchange it, also for nothing.',
        'Our pattern maker has read this. Thank you for being plain.',
      ],
      [
        'Mándalo y te lo arreglamos gratis; o lo cambias, gratis también.',
        'Lo ha leído nuestra patronista. Gracias por decirlo sin rodeos.',
      ],
    ),
  ),
}
