// The turning model, drawn: loaded only when somebody opens it. Dragged, pinched, or turned by keys; nothing of it is
// fetched from elsewhere.
import {
  Box3,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  TextureLoader,
  Vector3,
  WebGLRenderer,
  type Group,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

export interface Stage {
  /** by degrees, to the right and down */
  turn: (right: number, down: number) => void
  /** above 1: nearer */
  zoom: (by: number) => void
  end: () => void
}
const radians = (degrees: number): number => (degrees * Math.PI) / 180

async function modelAt(address: string): Promise<Group> {
  const loader = new GLTFLoader()
  // pictures inside the file as images: what the page may load by script is the shop alone
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager)
    return { name: 'picturesAsImages' }
  })
  return (await loader.loadAsync(address)).scene
}
/** In the middle and whole in sight from every side, whatever its own measure is. */
function fitted(model: Group): Group {
  const box = new Box3().setFromObject(model)
  const size = box.getSize(new Vector3())
  const scale = 1.1 / Math.max(size.length(), 1e-6)
  model.position.sub(box.getCenter(new Vector3())).multiplyScalar(scale)
  model.scale.multiplyScalar(scale)
  return model
}

/** Throws where the browser cannot draw it, or the file cannot be read. */
export async function openStage(canvas: HTMLCanvasElement, address: string): Promise<Stage> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  try {
    const scene = new Scene()
    const light = new PMREMGenerator(renderer)
    scene.environment = light.fromScene(new RoomEnvironment()).texture
    const camera = new PerspectiveCamera(35, 1, 0.01, 20)
    camera.position.set(0.6, 0.55, 1.9)
    scene.add(fitted(await modelAt(address)))
    return staged({ canvas, renderer, scene, camera })
  } catch (fault) {
    renderer.dispose()
    throw fault
  }
}
interface Staged {
  canvas: HTMLCanvasElement
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
}
function staged({ canvas, renderer, scene, camera }: Staged): Stage {
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.minDistance = 0.8
  controls.maxDistance = 4
  // nothing turns by itself: it is drawn when something changed
  const draw = () => renderer.render(scene, camera)
  controls.addEventListener('change', draw)
  controls.update()
  const size = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(width, height, false)
    camera.aspect = width / Math.max(1, height)
    camera.updateProjectionMatrix()
    draw()
  }
  const watch = new ResizeObserver(size)
  watch.observe(canvas)
  size()
  const at = (change: (way: Vector3) => void) => {
    const way = camera.position.clone()
    change(way)
    camera.position.copy(way)
    controls.update()
    draw()
  }
  return {
    turn: (right, down) =>
      at((way) => {
        way.applyAxisAngle(new Vector3(0, 1, 0), radians(-right))
        const side = new Vector3().crossVectors(new Vector3(0, 1, 0), way).normalize()
        const lifted = way.clone().applyAxisAngle(side, radians(-down))
        // not over the top: there left and right change places
        if (Math.abs(lifted.clone().normalize().y) < 0.98) way.copy(lifted)
      }),
    zoom: (by) => at((way) => way.setLength(Math.min(4, Math.max(0.8, way.length() / by)))),
    end: () => {
      watch.disconnect()
      controls.dispose()
      renderer.dispose()
    },
  }
}
