import { webkit } from './browsers/webkit.ts'
import { lookIn } from './looks.ts'

lookIn(webkit)
