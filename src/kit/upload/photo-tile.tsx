import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Select from 'antd/es/select';
import { type Photo } from '#domain/ncr/schema.ts';
import { type PhotoTag, photoTags } from '#domain/ncr/states.ts';
import { useSay, useWords } from '#locale/words.ts';
import grid from '../photo/photo.module.css';
import { photoTagWords, photoWords } from '../photo/photo-words.ts';
import css from './photo-input.module.css';

interface Props {
  photo: Photo;
  index: number;
  onOpen: () => void;
  onTag: (tag: PhotoTag) => void;
  onRemove: () => void;
}

/** One photo that arrived: opens large, says what it shows, can be taken out again. */
export function PhotoTile({ photo, index, onOpen, onTag, onRemove }: Props) {
  const t = useWords(photoWords);
  const say = useSay();
  return (
    <li className={css.tile}>
      <button
        type="button"
        className={grid.thumb}
        aria-label={t('openPhoto', { n: index + 1, tag: photoTagWords[photo.tag] })}
        onClick={onOpen}
      >
        <img src={photo.thumb || photo.link} alt="" width={96} height={96} />
      </button>
      <button type="button" className={css.remove} aria-label={t('remove', { name: photo.name })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
      <Select<PhotoTag>
        size="small"
        className={css.tag ?? ''}
        value={photo.tag}
        options={photoTags.map((tag) => ({ value: tag, label: say(photoTagWords[tag]) }))}
        aria-label={t('tagOf', { name: photo.name })}
        onChange={onTag}
      />
    </li>
  );
}
