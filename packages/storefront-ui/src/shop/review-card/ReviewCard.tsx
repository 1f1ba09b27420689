'use client';

import { type ReactNode, useId } from 'react';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { CheckIcon } from '../../primitives/icons/icons.tsx';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { Rating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './ReviewCard.css.ts';

export interface ReviewCardProps extends RootProps<'article'> {
  /** Name of the author: the heading. */
  author: string;
  /** Picture of the author. Without one, initials are shown. */
  avatar?: PictureView | undefined;
  /** When it was written: formatted text and, for machines, an ISO date. */
  date?: { text: string; iso: string } | undefined;
  /** Rating that the author gave. */
  rating?: RatingView | undefined;
  /** Text of the review: plain text. */
  text: ReactNode;
  /** Options of the variant that was bought: 'Sand, 42'. */
  attributes?: string | undefined;
  /** Pictures that the author added. */
  pictures?: readonly PictureView[] | undefined;
  /** Called with the index of a pressed picture. Without it pictures are not buttons. */
  onPictureOpen?: ((index: number) => void) | undefined;
  /** Called when a pointer or the focus reaches a picture, so that the larger view can load before the press. */
  onPictureIntent?: (() => void) | undefined;
  /** Whether the author bought the product. @default false */
  verified?: boolean | undefined;
  /** The merchant's reply. */
  reply?: string | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A shopper's review of a product. Not for the average of all reviews: use `ReviewSummary`. */
export function ReviewCard(props: ReviewCardProps) {
  const { author, avatar, date, rating, text, attributes, verified, reply, headingLevel = 3, ...others } = props;
  const { pictures, onPictureOpen, onPictureIntent, ...rest } = others;
  const words = useUi().strings.product.review;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} {...rootProps(rest, styles.card)}>
      <header className={styles.head}>
        <Avatar name={author} picture={avatar} />
        <div className={styles.who}>
          <Heading id={titleId} className={styles.author}>
            {author}
          </Heading>
          <p className={styles.soft}>
            {date ? <time dateTime={date.iso}>{date.text}</time> : null}
            {verified ? (
              <span className={styles.verified}>
                <CheckIcon size="small" />
                <span>{words.verified}</span>
              </span>
            ) : null}
          </p>
        </div>
      </header>
      {rating ? <Rating {...rating} /> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {attributes ? <p className={styles.soft}>{words.bought(attributes)}</p> : null}
      <ReviewPictures {...{ author, pictures, onPictureOpen, onPictureIntent }} />
      {reply ? (
        <div className={styles.reply}>
          <p className={styles.replier}>{words.reply}</p>
          <p className={styles.text}>{reply}</p>
        </div>
      ) : null}
    </article>
  );
}

type PictureProps = Pick<ReviewCardProps, 'author' | 'pictures' | 'onPictureOpen' | 'onPictureIntent'>;

function ReviewPictures({ author, pictures = [], onPictureOpen, onPictureIntent }: PictureProps) {
  const words = useUi().strings.product.review;
  if (pictures.length === 0) return null;
  return (
    <ul {...listRole} className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={index} className={styles.picture}>
          {onPictureOpen ? (
            <Pressable
              className={styles.press}
              aria-label={words.enlarge(index + 1, author)}
              onClick={() => onPictureOpen(index)}
              onPointerEnter={onPictureIntent}
              onFocus={onPictureIntent}
            >
              <Picture picture={picture} ratio="square" decorative />
            </Pressable>
          ) : (
            <Picture picture={picture} ratio="square" />
          )}
        </li>
      ))}
    </ul>
  );
}
