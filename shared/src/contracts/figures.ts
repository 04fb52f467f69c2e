export { FigureView } from '@ariane/activities/shape'
