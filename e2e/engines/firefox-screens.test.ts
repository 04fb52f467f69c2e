import { firefox } from './browsers/firefox.ts'
import { lookIn } from './looks.ts'

lookIn(firefox)
