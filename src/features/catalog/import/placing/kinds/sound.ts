// What makes sound and pictures.
import type { Kinds } from './kind.ts'

export const sound: Kinds = {
  sound: {
    name: { 'en-US': 'Electronics', 'zh-CN': '数码', 'es-ES': 'Electrónica' },
    words: '~electronic,~electronics,~audio,~电子产品,~数码,~音响,~electronica',
  },
  listening: { under: 'sound', words: 'mp3 player,随身听' },
  headphones: {
    under: 'listening',
    words: `
      headphone,earphone,earbud,headset,wireless earbud,耳机,蓝牙耳机,auricular,auriculares`,
  },
  radios: { under: 'listening', words: 'radio,收音机' },
  speakers: { under: 'sound', words: 'speaker,soundbar,书架音箱,bluetooth speaker,音箱,蓝牙音箱,altavoz' },
  turntables: { under: 'sound', words: 'turntable,record player,唱机,tocadiscos' },
  records: { under: 'sound', words: 'vinyl record,vinyl,lp record,黑胶唱片,disco de vinilo,vinilo' },
  microphones: { under: 'sound', words: 'microphone,麦克风,microfono' },
  'tuners-and-mixers': { under: 'sound', words: 'audio mixer,guitar tuner,调音台,mesa de mezclas,afinador' },
  instruments: { under: 'sound', words: '~musical instrument,乐器,instrumento musical' },
  keys: {
    under: 'instruments',
    words: `
      piano,synthesizer,accordion,手风琴,口袋琴,acordeon,midi keyboard,钢琴,电子琴,sintetizador,teclado musical`,
  },
  drums: { under: 'instruments', words: 'drum,drum kit,maraca,沙槌,percussion,snare drum,鼓,tambor,bateria acustica' },
  strings: {
    under: 'instruments',
    words: `
      guitar,ukulele,banjo,班卓琴,violin,cello,bass guitar,electric guitar,acoustic guitar,吉他,尤克里里,小提琴,guitarra,ukelele`,
  },
  winds: {
    under: 'instruments',
    words: `
      flute,saxophone,小号,竖笛,saxofon,trumpet,harmonica,clarinet,recorder flute,笛子,萨克斯,口琴,flauta,armonica,trompeta`,
  },
  cameras: { under: 'sound', words: 'camera,digital camera,action camera,webcam,相机,摄像头,camara,camara digital' },
  'film-cameras': { under: 'cameras', words: 'film camera,instant camera,胶片相机,拍立得,camara instantanea' },
  film: { under: 'cameras', words: 'camera film,35mm film,35 mm film,instant film,胶卷,carrete' },
  'lenses-and-tripods': { under: 'cameras', words: 'camera lens,lens,tripod,镜头,三脚架,tripode,objetivo' },
  'photo-printers': { under: 'sound', words: 'photo printer,照片打印机' },
  'mirror-balls': { under: 'sound', words: 'mirror ball,disco ball,bola de espejos' },
}
