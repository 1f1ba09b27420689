import type { Presentation } from '../context/presentation.ts';
import { type DateText, dateText } from '../domain/format-date.ts';
import { languageTag } from '../domain/language-tag.ts';
import { POINTS_TYPE, type PointsState } from '../domain/points-status.ts';
import type { PointsRecordView } from '../points/use-points.ts';

/** A record of points that were earned or spent, as text for its row. */
export interface PointsRowView {
  /** Id of the record as text. */
  id: string;
  /** Title of the record. */
  title: string;
  /** When the points were booked; `undefined` if the backend sends no time. */
  date: DateText | undefined;
  /** Points with their sign: `+120`, `-50`. */
  points: string;
  /** State of the points. */
  status: PointsState;
  /** When frozen points can be spent; `undefined` for points that are not frozen. */
  availableFrom: DateText | undefined;
}

/** A record of `usePointsRecords` as the props of its row; `pointsState` computes its state. Dates are in the device's time zone. */
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
