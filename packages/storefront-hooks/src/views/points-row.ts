import type { Presentation } from '../context/presentation.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import { languageTag } from '../domain/language-tag.ts';
import { POINTS_TYPE, type PointsState } from '../domain/points-status.ts';
import type { PointsRecordView } from '../points/use-points.ts';

/** What a row shows of a gain or a spending of points. */
export interface PointsRowView {
  /** Id of the record as text. */
  id: string;
  /** What it is about. */
  title: string;
  /** When it was booked; `undefined` where the backend does not say. */
  date: DateText | undefined;
  /** Points with their sign: `+120`, `-50`. */
  points: string;
  /** Its state. */
  status: PointsState;
  /** When frozen points can be spent; `undefined` for all others. */
  availableFrom: DateText | undefined;
}

/** A record of `usePointsRecords` as the props of its row; `pointsState` finds its state. Dates are those of the device's time zone. */
export function pointsRowView({ record, state }: PointsRecordView, { locale }: Presentation): PointsRowView {
  const { id, title, createTime, type, integral, thawTime } = record;
  const points = type === POINTS_TYPE.spend ? -integral : integral;
  return {
    id: `${id}`,
    title,
    date: dateText(createTime, { locale }),
    points: new Intl.NumberFormat(languageTag(locale), { signDisplay: 'exceptZero' }).format(points),
    status: state,
    availableFrom: state === 'frozen' ? dateText(thawTime, { locale }) : undefined,
  };
}
